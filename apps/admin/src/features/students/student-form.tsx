import { NativeSelect, TextInput } from '@mantine/core';
import { ApiError } from '@pesantren/api-client/api-error';
import {
  consents,
  type StudentInput,
  type StudentRecord,
  studentInputSchema,
  studentRecordSchema,
} from '@pesantren/api-client/contract/student';
import { LineField } from '../../fields/line-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import rows from '../../fields/row-list.module.css';
import { RowList } from '../../fields/row-list.tsx';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { FormRoute } from '../../resource/form/use-form-route.ts';
import { useSavedForm } from '../../resource/form/use-saved-form.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { useToday } from '../../shell/use-today.ts';
import { type FormValues, hasSameValues } from '../../writing/submission.ts';
import { StudentPhoto } from './student-photo.tsx';
import classes from './students-page.module.css';
import { consentLabels, studentsKey, useStudents } from './use-students.ts';

const labels = {
  nis: 'NIS',
  name: 'Nama lengkap',
  class: 'Kelas',
  year: 'Tahun masuk',
  status: 'Status',
  achievements: 'Prestasi',
  consent: 'Persetujuan orang tua',
  consent_by: 'Diberikan oleh',
  consent_at: 'Tanggal persetujuan',
};
const choices = consents.map((value) => ({ value, label: consentLabels[value] }));
const maxAchievements = 10;

type StudentFormProps = { record: StudentRecord | null; route: FormRoute };

/** Adds or edits a pupil: what visitors may see follows from the consent. */
export function StudentForm({ record, route }: StudentFormProps) {
  const students = useStudents();
  const today = useToday();
  const { form, state } = useSavedForm<StudentRecord, StudentInput, FormValues>({
    route,
    id: record?.id ?? null,
    item: record,
    labels,
    toValues,
    schema: studentInputSchema,
    toInput: (values) => studentInputSchema.parse(values),
    queryKey: studentsKey,
    conflictOf: conflictingRecord,
    async send({ id, version }, input) {
      if (id === null) return students.createStudent(input).catch(storedAlready(input));
      try {
        return await students.updateStudent(id, input, version);
      } catch (error) {
        // An earlier try, whose answer was lost, was carried out.
        const newer = conflictingRecord(error);
        if (newer && hasSameValues(input, newer)) return newer;
        throw error;
      }
    },
    onSaved: () => toastDone('Data santri disimpan.'),
  });
  /** Returns the pupil whom an earlier try, whose answer was lost, has stored. @throws what failed, where none has. */
  function storedAlready(input: StudentInput) {
    return async (error: unknown) => {
      if (!(error instanceof ApiError) || !error.fields.nis) throw error;
      const { items } = await students.studentRecords({ q: input.nis });
      const stored = items.find((one) => hasSameValues(input, one));
      if (!stored) throw error;
      return stored;
    };
  }
  const field = (name: keyof typeof labels) => ({
    label: labels[name],
    ...form.getInputProps(name),
  });
  const isGiven = form.values.consent !== 'tidak';
  return (
    <ResourceForm
      heading={record ? 'Ubah santri' : 'Santri baru'}
      state={state}
      waitsFor=""
      first={<LineField required {...field('name')} />}
      fields={
        <>
          <div className={rows.fields}>
            <LineField required {...field('nis')} />
            <LineField required {...field('class')} />
            <NumberField required {...field('year')} />
            <LineField {...field('status')} />
          </div>
          <RowList<string>
            form={form}
            path="achievements"
            legend="Prestasi"
            noun="prestasi"
            max={maxAchievements}
            empty={() => ''}
            nameOf={() => ''}
          >
            {(path) => (
              <LineField
                className={rows.wide}
                aria-label="Prestasi"
                {...form.getInputProps(path)}
              />
            )}
          </RowList>
        </>
      }
      aside={
        <>
          <NativeSelect
            data={choices}
            description="Menentukan apa yang dilihat semua orang di situs."
            {...field('consent')}
          />
          {isGiven && (
            <>
              <LineField placeholder="misalnya Ibu Salmah" {...field('consent_by')} />
              <TextInput type="date" max={today} {...field('consent_at')} />
            </>
          )}
          {record?.consent === 'foto' ? (
            <StudentPhoto record={record} />
          ) : (
            form.values.consent === 'foto' && (
              <p className={classes.hint}>
                Simpan dahulu, lalu buka santri ini lagi untuk memasang foto.
              </p>
            )
          )}
        </>
      }
    />
  );
}

function toValues(record: StudentRecord | null): FormValues {
  const { nis = '', name = '', class: group = '', status = 'Aktif' } = record ?? {};
  const { consent = 'tidak', consent_by = '', consent_at = '' } = record ?? {};
  const year = record?.year ?? new Date().getFullYear();
  const achievements = record?.achievements ?? [];
  return { nis, name, class: group, year, status, achievements, consent, consent_by, consent_at };
}

/** Returns the newer pupil that a 412 carries. */
function conflictingRecord(error: unknown): StudentRecord | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return studentRecordSchema.safeParse(error.current).data;
}
