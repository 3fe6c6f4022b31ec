import { blocksOf, diffTexts } from '../../history/diff-texts.ts';
import { MarkedText } from '../../history/marked-text.tsx';
import classes from './merge-dialog.module.css';
import type { Choice, FieldMerge, Question } from './merge-field.ts';

type MergeQuestionProps = Pick<FieldMerge, 'toText'> & {
  /** The name of its radio buttons. */
  name: string;
  label: string;
  question: Question;
  /** Whose the other version is, and when it was saved. */
  theirName: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

/** A part that two people have changed: both versions, with what each has added and removed, and the choice. */
export function MergeQuestion(props: MergeQuestionProps) {
  const { name, label, question, theirName, toText, choice, onChoose } = props;
  const radio = (side: Choice) => ({
    type: 'radio',
    name,
    checked: choice === side,
    onChange: () => onChoose(side),
  });
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side} className={classes.version}>
          <span className={classes.choice}>
            <input {...radio(side)} />
            {side === 'mine' ? 'Versi Anda' : theirName}
          </span>
          <span className={classes.text}>
            <Version before={toText(question.base)} after={toText(question[side])} />
          </span>
        </label>
      ))}
      {question.allowsBoth && (
        <label className={`${classes.version} ${classes.both}`}>
          <span className={classes.choice}>
            <input {...radio('both')} />
            Pakai keduanya
          </span>
        </label>
      )}
    </fieldset>
  );
}

/** A version of the part with what it has changed; as it was where it was left alone. */
function Version({ before, after }: { before: string; after: string }) {
  if (after !== before) return <MarkedText blocks={diffTexts(before, after)} />;
  const lines = blocksOf(after);
  return lines.length > 0 ? lines.join('\n') : '(kosong)';
}
