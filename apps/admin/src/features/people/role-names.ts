import type { Role } from '@pesantren/api-client/contract/account';

const roleWords: Record<Role, string> = {
  penulis: 'Penulis: menulis draf',
  redaktur: 'Redaktur: menerbitkan',
  pengelola: 'Pengelola: semuanya',
};

/** The roles of a choice, each with what it may do. */
export const roleChoices = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

/** The words for what each role sees and does, as the question before the role changes says it. */
export const roleRights: Readonly<Record<Role, string>> = {
  penulis:
    'menulis draf dan meminta terbit; tulisan orang lain dan yang sudah terbit tidak dapat diubahnya',
  redaktur: 'menerbitkan, mengubah, dan menghapus semua tulisan dan gambar di situs',
  pengelola:
    'melakukan semuanya: mengubah data sekolah, melihat data setiap santri, membaca catatan, serta menambah dan mematikan akun, termasuk akun Anda',
};
