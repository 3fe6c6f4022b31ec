import type { Role } from '@pesantren/api-client/contract/account';

const roleWords: Record<Role, string> = {
  penulis: 'Penulis: draf, minta terbit',
  redaktur: 'Redaktur: menerbitkan',
  pengelola: 'Pengelola: semuanya',
};

/** The roles of a choice, each with what it may do. */
export const roleChoices = Object.entries(roleWords).map(([value, label]) => ({ value, label }));
