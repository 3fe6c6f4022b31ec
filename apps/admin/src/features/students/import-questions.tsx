import { consents } from '@pesantren/api-client/contract/student';
import { formatNumber } from '@pesantren/content/numbers';
import { ChoiceField } from '../../fields/choice-field.tsx';
import type { Answers, Questions } from './read-students.ts';
import { consentLabels } from './use-students.ts';

const consentChoices = consents.map((value) => ({ value, label: consentLabels[value] }));

type ImportQuestionsProps = {
  questions: Questions;
  answers: Answers;
  onAnswer: (answers: Answers) => void;
};

/** Asks once what a file leaves open; nothing is guessed of what parents allow. */
export function ImportQuestions({ questions, answers, onAnswer }: ImportQuestionsProps) {
  const { nisDigits } = questions;
  const zeros = answers.nisDigits ? 'zeros' : 'asis';
  return (
    <>
      {questions.consents.map(({ word, count }) => (
        <ChoiceField
          key={word}
          legend={`Di kolom Persetujuan tertulis “${word}” (${formatNumber(count)} santri). Apa yang boleh tampil?`}
          choices={consentChoices}
          value={answers.consents[word.toLowerCase()]}
          onChange={(consent) =>
            onAnswer({
              ...answers,
              consents: { ...answers.consents, [word.toLowerCase()]: consent },
            })
          }
        />
      ))}
      {nisDigits && (
        <ChoiceField
          legend={`NIS di file ini ${nisDigits.fewest} sampai ${nisDigits.most} angka. Excel sering menghapus nol di depan; apakah itu terjadi di sini?`}
          choices={[
            { value: 'asis', label: 'Tidak, sudah benar' },
            { value: 'zeros', label: `Ya, tambah nol sampai ${nisDigits.most} angka` },
          ]}
          value={answers.nisDigits === null ? undefined : zeros}
          onChange={(choice) =>
            onAnswer({ ...answers, nisDigits: choice === 'zeros' ? nisDigits.most : 0 })
          }
        />
      )}
    </>
  );
}
