import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pdf } from '../../testing/files.ts';
import { validatePdf } from './validate-pdf.ts';

const action = '<</S /JavaScript /JS (app.alert(1))>>';

/** A PDF with objects in a stream. */
function packed(objects: string | Buffer, facts = '/Filter /FlateDecode', type = '/ObjStm') {
  const data = typeof objects === 'string' ? deflateSync(Buffer.from(`1 0 ${objects}`)) : objects;
  const dictionary = `5 0 obj\n<</Type ${type} /N 1 /First 4 ${facts} /Length ${data.length}>>\nstream\r\n`;
  return Buffer.concat([
    pdf.subarray(0, -6),
    ...[Buffer.from(dictionary), data, Buffer.from('\nendstream\nendobj\n%%EOF\n')],
  ]);
}

const noise = Buffer.from('endstream endobj '.repeat(9));
const acts: Record<string, Buffer> = {
  JavaScript: packed(action),
  'a program to start': packed('<</S /Launch /F (cmd.exe)>>'),
  'JavaScript in disguise': packed('<</S /J#61vaScript /JS 7 0 R>>'),
  'a name tree of scripts': packed('<</Names <</JavaScript 9 0 R>>>>'),
  'a link that runs': packed('<</S /URI /URI (javascript:alert(1))>>'),
  'another spelling of the type': packed(action, '/Filter /FlateDecode', '/Obj#53tm'),
  'another spelling of the filter': packed(action, '/Filter [ /Fl ]'),
  'a wrong checksum': packed(
    Buffer.concat([deflateSync(Buffer.from(`1 0 ${action}`)).subarray(0, -4), Buffer.alloc(4)]),
  ),
  'a broken end': packed(deflateSync(Buffer.from(`1 0 ${action.repeat(90)}`)).subarray(0, -9)),
  'a false end before it': packed(
    deflateSync(Buffer.concat([noise, Buffer.from(action)]), { level: 0 }),
  ),
};

test('[F-86] what acts is found in compressed object streams as well', async () => {
  for (const [name, bytes] of Object.entries(acts)) {
    expect({ name, fault: await validatePdf(bytes) }).toEqual({
      ...{ name, fault: expect.stringContaining('perintah yang berjalan saat dibuka') },
    });
  }
});

const harmless: Record<string, Buffer> = {
  'a link to Wikipedia': packed('<</S /URI /URI (https://id.wikipedia.org/wiki/JavaScript)>>'),
  'a title of code': packed('<</Title (Belajar /JavaScript dan (/Launch) <script>)>>'),
  'a form': packed('<</AcroForm <</Fields [] /DA (/Helv 0 Tf)>> /OpenAction [3 0 R /Fit]>>'),
  'many objects': packed('<</Type /Annot /Rect [0 0 9 9] /Contents (baris)>> '.repeat(200_000)),
  'no stream': packed('<<>>', '/Filter /FlateDecode', '/XRef'),
  'words about one': Buffer.concat([pdf.subarray(0, -6), Buffer.from('<</T (/ObjStm)>>\n%%EOF\n')]),
};

test('[F-86] objects that do nothing are taken', async () => {
  for (const [name, bytes] of Object.entries(harmless)) {
    expect({ name, fault: await validatePdf(bytes) }).toEqual({ name, fault: '' });
  }
});

test('[F-86] objects that are packed so that nobody can look into them are refused in words', async () => {
  const bomb = deflateSync(Buffer.alloc(80 * 1_048_576));
  for (const bytes of [
    packed(bomb),
    packed(action, '/Filter [/ASCIIHexDecode /FlateDecode]'),
    packed(action, '/Filter /LZWDecode'),
    packed(action, '/Filter 7 0 R'),
    packed(action, `/Filter /FlateDecode ${' '.repeat(3000)}`),
    packed(action, '/Filter /FlateDecode /DecodeParms <</Predictor 12>>'),
  ]) {
    expect(await validatePdf(bytes)).toMatch(
      /bagian yang tidak dapat diperiksa.+Simpan sebagai PDF/,
    );
  }
});
