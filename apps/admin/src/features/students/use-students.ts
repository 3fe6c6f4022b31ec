import type { Consent, StudentRecord } from '@pesantren/api-client/contract/student';
import { createStudents } from '@pesantren/api-client/students';
import { useMemo } from 'react';
import { useServices } from '../../services.ts';

/** Begins the keys of all queries of pupils. */
export const studentsKey = ['students'];

/** The consents of parents, in words. */
export const consentLabels: Readonly<Record<Consent, string>> = {
  tidak: 'Tidak tampil',
  inisial: 'Inisial',
  nama: 'Nama',
  foto: 'Nama dan foto',
};

/** How many pupils are on a page of the list. */
export const pageSize = 25;

/** Returns the calls of the pupils' directory, with the session. */
export function useStudents() {
  const { connection } = useServices();
  return useMemo(() => createStudents(connection), [connection]);
}

/** Returns a pupil as the list names it. */
export function nameOf({ name, nis }: Pick<StudentRecord, 'name' | 'nis'>): string {
  return name || nis;
}
