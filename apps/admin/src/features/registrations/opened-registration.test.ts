import type { RegistrationRecord } from '@pesantren/api-client/contract/registration';
import { expect, test } from 'vitest';
import { isAbout, type Opened } from './opened-registration.ts';

const record: RegistrationRecord = {
  ...{ name: 'Aisyah Humaira', sex: 'Perempuan', birth_year: 2014, class: 'VII', note: '' },
  ...{ origin_school: 'SDN 3', regency: 'Aceh Tenggara', guardian: 'Zulkifli Amri' },
  ...{ relation: 'Ayah', whatsapp: '6281234567892', consent: { version: '', text: '', at: '' } },
};
const row: Opened = {
  ...{ id: '1', wave: 'w', state: 'diterima', test_day: '', created_at: '', updated_at: '' },
  ...{ version: 1, key_id: '1', sealed: '', record },
};

test.each(['', 'humai', ' ZULKIFLI', '0812-3456', '+62 812 3456', '7892'])(
  '[Q-13] %j finds a child by its name, its guardian or the number however it is typed',
  (words) => expect(isAbout(row, words)).toBe(true),
);

test.each(['Aceh', '0813', '12 34 56 0'])('[Q-13] %j finds another child', (words) =>
  expect(isAbout(row, words)).toBe(false),
);
