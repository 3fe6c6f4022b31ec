import { Button } from '@mantine/core';
import type { StudentRow } from '@pesantren/api-client/contract/student';
import { formatNumber } from '@pesantren/content/numbers';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FileInput } from '../../fields/upload/file-input.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { asSentence, describeError } from '../../shell/errors/describe-error.ts';
import { PageTitle } from '../../shell/page-title.tsx';
import { toastDone } from '../../shell/toasts/toast.tsx';
import classes from './import-page.module.css';
import { ImportPreview } from './import-preview.tsx';
import { ImportQuestions } from './import-questions.tsx';
import type { CsvTable } from './read-csv.ts';
import { type Answers, questionsOf, readStudents } from './read-students.ts';
import { studentColumns, templateUrl } from './student-columns.ts';
import { studentsKey, useStudents } from './use-students.ts';

const unanswered: Answers = { consents: {}, nisDigits: null };

/** The import of pupils from a CSV file, with a look beforehand; nothing leaves this device until then. */
export function ImportPage() {
  const { queryClient } = useServices();
  const students = useStudents();
  const navigate = useNavigate();
  const read = useMutation({
    mutationFn: async (file: File): Promise<CsvTable> =>
      (await import('./read-csv.ts')).readCsv(file),
  });
  const [fileName, setFileName] = useState('');
  const [answers, setAnswers] = useState(unanswered);
  const send = useMutation({
    mutationFn: (rows: readonly StudentRow[]) => students.importStudents(rows),
    onSuccess: ({ created = 0, updated = 0 }) => {
      toastDone(`${formatNumber(created)} santri ditambah, ${formatNumber(updated)} diubah.`);
      void queryClient.invalidateQueries({ queryKey: studentsKey });
      void navigate(paths.students);
    },
  });
  const questions = read.data && questionsOf(read.data);
  const reading = read.data && readStudents(read.data, answers);
  const isAsking =
    questions?.consents.some(({ word }) => !answers.consents[word.toLowerCase()]) ||
    (questions?.nisDigits && answers.nisDigits === null);
  const rows = reading?.rows ?? [];
  const isReady = rows.length > 0 && !isAsking && !send.isSuccess;
  return (
    <section aria-labelledby="impor" className={classes.page}>
      <PageTitle>Impor santri</PageTitle>
      <BackLink to={paths.students}>Direktori santri</BackLink>
      <h1 id="impor">Impor santri dari CSV</h1>
      <p>
        Yang diambil hanya NIS, nama, kelas, tahun masuk, status, prestasi, dan persetujuan. NIK,
        NISN, tanggal lahir, alamat, nomor telepon, dan nama orang tua <strong>tidak pernah</strong>{' '}
        diambil. Santri yang NIS-nya sudah ada diubah; persetujuannya tetap bila kolomnya tidak ada.
      </p>
      <FileInput
        label={fileName ? 'Pilih file lain' : 'Pilih file CSV'}
        accept=".csv,text/csv"
        onFiles={(files) => {
          const file = files?.[0];
          if (!file) return;
          setFileName(file.name);
          setAnswers(unanswered);
          send.reset();
          read.mutate(file);
        }}
      />
      <div role="alert" className={classes.error}>
        {read.error && describeError(read.error)}
      </div>
      <ImportColumns isOpen={!read.data} />
      {questions && (
        <ImportQuestions questions={questions} answers={answers} onAnswer={setAnswers} />
      )}
      {reading && (
        <ImportPreview fileName={fileName} reading={reading} others={read.data?.others ?? []} />
      )}
      {/* Beside the button, far below the file's. */}
      <div role="alert" className={classes.error}>
        {send.error &&
          `${asSentence(describeError(send.error))} Impor aman diulang: tidak ada santri yang tercatat dua kali.`}
      </div>
      <p role="status">{statusOf(!!isAsking, isReady ? rows.length : 0)}</p>
      {isReady && (
        <Button aria-disabled={send.isPending} onClick={() => !send.isPending && send.mutate(rows)}>
          {send.isPending ? 'Mengimpor…' : `Impor ${formatNumber(rows.length)} santri`}
        </Button>
      )}
    </section>
  );
}

function statusOf(isAsking: boolean, ready: number): string {
  if (isAsking) return 'Jawab dahulu pertanyaan di atas, lalu impor.';
  return ready > 0 ? `${formatNumber(ready)} santri siap diimpor.` : '';
}

/** Names the columns of an import with what may stand in each, and the template that has them. */
function ImportColumns({ isOpen }: { isOpen: boolean }) {
  return (
    <details className={classes.columns} open={isOpen}>
      <summary>Kolom dan isinya</summary>
      <p>
        Simpan dari Excel sebagai CSV. Belum punya daftarnya?{' '}
        <a href={templateUrl} download="santri.csv">
          Unduh contoh file
        </a>
        , lalu isi di Excel.
      </p>
      <dl>
        {studentColumns.map(({ field, label, isNeeded, allowed }) => (
          <div key={field}>
            <dt>
              {label}
              {isNeeded && <span> (wajib)</span>}
            </dt>
            <dd>{allowed}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
