import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { pdf } from '../../testing/files.ts';
import { bodyOf, upload } from '../../testing/requests.ts';
import { validatePdf } from './validate-pdf.ts';

const api = apiForEachTest();

/** A ZIP with one stored file, whose comment may hold the end of a PDF. */
function archive(before: Buffer, comment = ''): Buffer {
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(26), Buffer.from('isi')]);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.alloc(42)]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(before.length + local.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([before, local, directory, end, Buffer.from(comment)]);
}

const within = (text: string) =>
  Buffer.concat([pdf.subarray(0, -6), Buffer.from(`${text}\n%%EOF\n`)]);

const polyglots: Record<string, Buffer> = {
  'a page in front': Buffer.concat([Buffer.from('<html>'), pdf]),
  'a page behind': Buffer.concat([pdf, Buffer.from('<script>alert(1)</script>')]),
  'text behind': Buffer.concat([pdf, Buffer.from('alert(1)//')]),
  'a page within': within('<!DOCTYPE html><p>'),
  'a script in a stream': within('5 0 obj <<>> stream\n<ScRiPt src=x>\nendstream'),
  'a ZIP behind': archive(pdf),
  'a ZIP whose comment ends the PDF': archive(pdf, '\n%%EOF\n'),
  JavaScript: within('<</OpenAction <</S /JavaScript /JS (app.alert(1))>>>>'),
  'JavaScript in disguise': within('<</S /J#61va#53cript /JS 7 0 R>>'),
  'a program to start': within('<</S /Launch /F (cmd.exe)>>'),
  'a rendition': within('<</S /Rendition /JS (x)>>'),
  'a link that runs': within('<</S /URI /URI (javascript:alert(1))>>'),
};

test.each(Object.keys(polyglots))('[F-57] [U04] [U14] a PDF with %s is refused', async (name) => {
  const response = await upload(api, new Blob([new Uint8Array(polyglots[name] ?? pdf)]));
  const { errors, message } = await bodyOf<{ errors?: { file: string }; message: string }>(
    response,
  );
  if (name === 'a page in front')
    return expect([response.status, message]).toEqual([415, 'Gunakan JPG, PNG, WebP, atau PDF.']);
  expect(response.status).toBe(422);
  return expect(errors?.file).toMatch(/^PDF ini berisi .+ Simpan sebagai PDF\), lalu unggah/);
});

test('[F-57] PDFs of common programs are accepted: noise, similar names, trailing blank lines', async () => {
  const taken = [
    pdf,
    Buffer.concat([pdf, Buffer.from('\r\n\0\0 \n')]),
    within('<</Names <</JavaScriptless 1>> /S /GoTo /URI (https://contoh.sch.id/script)>>'),
    within('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF/></x:xmpmeta>'),
    within(deflateSync(randomBytes(3_000_000)).toString('latin1')),
  ];
  for (const bytes of taken) expect(await validatePdf(bytes)).toBe('');
});

test('[F-57] patterns across two strides are found', async () => {
  for (const shift of [-12, -6, -1, 0]) {
    const before = 1_048_576 + shift - (pdf.length - 6);
    expect(await validatePdf(within(`${' '.repeat(before)}/JavaScript`))).toMatch(/perintah/);
  }
});
