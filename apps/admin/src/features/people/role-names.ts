import type { Role } from '@pesantren/api-client/contract/account';

const roleWords: Record<Role, string> = {
  penulis: 'Penulis: menulis draf, minta diterbitkan',
  redaktur: 'Redaktur: menerbitkan semua tulisan',
  pengelola: 'Pengelola: juga data sekolah, santri, dan pengguna',
};

/** The roles of a choice, each with what it may do. */
export const roleChoices = Object.entries(roleWords).map(([value, label]) => ({ value, label }));
