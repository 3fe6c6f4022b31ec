import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { AppModal } from '../../../shell/dialogs/app-modal.tsx';
import dialog from '../../../shell/dialogs/dialog.module.css';
import type { Theirs } from '../../../writing/saving.ts';
import type { FormValues } from '../../../writing/submission.ts';
import { useSaverInWords } from '../use-saver-in-words.ts';
import { diffValues, withValueAt } from './diff-values.ts';
import { type Choice, mergeField } from './merge-field.ts';
import { MergeQuestion } from './merge-question.tsx';

type MergeDialogProps = {
  labels: Readonly<Record<string, string>>;
  baseline: FormValues;
  mine: FormValues;
  theirs: Theirs;
  /** Receives the merged values. */
  onSave: (values: FormValues) => void;
  onClose: () => void;
};

/** The three-way merge of an item that somebody else saved since it was opened: field by field, in a text by paragraphs. */
export function MergeDialog({ labels, baseline, mine, theirs, onSave, onClose }: MergeDialogProps) {
  const [fields] = useState(() => diffValues(baseline, mine, theirs.baseline).map(mergeField));
  const [choices, setChoices] = useState<Record<string, readonly Choice[]>>(() =>
    Object.fromEntries(
      fields.map(({ field, questions }) => [field, questions.map(({ proposed }) => proposed)]),
    ),
  );
  const who = useSaverInWords(theirs.saver);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(
      fields.reduce(
        (merged, { field, merge }) => withValueAt(merged, field, merge(choices[field] ?? [])),
        mine,
      ),
    );
  };
  return (
    <AppModal
      opened
      onClose={onClose}
      size="44rem"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Data ini sudah diubah di tempat lain</Modal.Title>
      <p className={dialog.words}>
        {who && `Oleh ${who}. `}Pilih untuk setiap bagian, lalu simpan. Tidak ada yang ditimpa
        sebelum Anda memilih.
      </p>
      <form onSubmit={save}>
        {fields.map(({ field, questions, toText }) =>
          questions.map((question, n) => (
            <MergeQuestion
              // biome-ignore lint/suspicious/noArrayIndexKey: the questions never change
              key={`${field} ${n}`}
              name={`${field} ${n}`}
              label={`${labels[field] ?? field}${questions.length > 1 ? `, bagian ${n + 1} dari ${questions.length}` : ''}`}
              question={question}
              theirName={who ?? 'Versi terbaru'}
              toText={toText}
              choice={choices[field]?.[n] ?? question.proposed}
              onChoose={(choice) =>
                setChoices((before) => ({
                  ...before,
                  [field]: before[field]?.with(n, choice) ?? [choice],
                }))
              }
            />
          )),
        )}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" data-autofocus>
            Simpan pilihan
          </Button>
        </div>
      </form>
    </AppModal>
  );
}
