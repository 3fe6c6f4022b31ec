import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { noise, pdf } from '../../testing/files.ts';
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
    within(deflateSync(noise(3_000_000)).toString('latin1')),
  ];
  for (const bytes of taken) expect(await validatePdf(bytes)).toBe('');
});

const texts: Record<string, string> = {
  'a link to Wikipedia': '<</A <</S /URI /URI (https://id.wikipedia.org/wiki/JavaScript)>>>>',
  'a link to /Launch': '<</S /URI /URI (https://contoh.sch.id/Launch)>>',
  'a title of code': '<</Title (Belajar /JavaScript \\(dasar\\) <html> dan (/Launch))>>',
  'a title of a scheme': '<</Title (javascript: pengantar)>>',
  'words on a page':
    '5 0 obj <</Length 40>> stream\nBT (kunci /JavaScript <script> (javascript:x)) Tj ET\nendstream endobj',
  'noise that names it':
    '5 0 obj <</Filter /FlateDecode>> stream\n( /JavaScript /Launch\nendstream endobj',
  'a form without a script': '<</AcroForm <</Fields [] /DA (/Helv 0 Tf)>>>>',
  'a page to open at': '<</OpenAction [3 0 R /FitH 700]>>',
  'a lock that is a word': '<</Title (cara /Encrypt 5 0 R)>>',
};

test('[F-86] words, titles and addresses of a PDF are no commands', async () => {
  for (const [name, text] of Object.entries(texts)) {
    expect({ name, fault: await validatePdf(within(text)) }).toEqual({ name, fault: '' });
  }
  const padded = Buffer.concat([pdf, Buffer.alloc(4096)]);
  const newer = Buffer.from(pdf.toString('latin1').replace('%PDF-1.7', '%PDF-2.0'), 'latin1');
  const linearised = within('startxref 0 %%EOF 9 0 obj <<>> endobj');
  for (const bytes of [padded, newer, linearised]) expect(await validatePdf(bytes)).toBe('');
});

test('[F-86] a PDF behind blank lines or a byte order mark is one, as its readers say', async () => {
  for (const before of ['\r\n', '\ufeff', '\ufeff\n ']) {
    const response = await upload(api, new Blob([before, new Uint8Array(pdf)]));
    expect({ before, status: response.status }).toEqual({ before, status: 201 });
  }
});

test('[F-86] commands beside texts are found, in object streams too', async () => {
  const acts = [
    '<</Title (a \\) b) /S /JavaScript /JS (x)>>',
    '<</Title (\\\\) /S /JavaScript>>',
    '% (\n<</S /Launch>>',
    '5 0 obj <</Type /ObjStm>> stream\n<</S /JavaScript /JS (x)>>\nendstream endobj',
    '5 0 obj <<>> stream\n(((\nendstream endobj 6 0 obj <</S /JavaScript>> endobj',
    '5 0 obj (tidak ditutup endobj 6 0 obj <</S /Rendition>> endobj',
    '<</S /URI /URI ( javascript:alert(1))>>',
  ];
  for (const text of acts) expect(await validatePdf(within(text)), text).toMatch(/perintah/);
});

test('[F-86] many of them in one text are read once', async () => {
  const many = within(
    `5 0 obj <<>> stream\n${'(/JavaScript javascript:) '.repeat(300_000)}\nendstream`,
  );
  expect(await validatePdf(many)).toBe('');
});

test('[F-86] a PDF that opens with a password alone is refused with the way; one that was opened is taken', async () => {
  const secret = within('trailer <</Root 1 0 R /Encrypt 5 0 R>>');
  expect(await validatePdf(secret)).toMatch(
    /^PDF ini dikunci dengan kata sandi.+ cetak menjadi PDF/,
  );
  expect(await validatePdf(secret, true)).toBe('');
  const response = await upload(api, new Blob([new Uint8Array(secret)]));
  expect(response.status).toBe(422);
});

/** Files that end as a PDF and that no reader opens. */
const empty: Record<string, string> = {
  'a header alone': '%PDF-1.4\n%%EOF\n',
  'words under the name of one': '%PDF-1.4\nDaftar hadir, /Type /Pages\n%%EOF',
  'a table of nothing': '%PDF-1.4\nxref\n0 1\ntrailer <</Size 1>>\nstartxref\n9\n%%EOF\n',
  'no page':
    '%PDF-1.4\n1 0 obj <</Pages 2 0 R>> endobj\n2 0 obj <</Type /Pages /Kids [] /Count 0>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n',
  'a page that nothing leads to':
    '%PDF-1.4\n3 0 obj <</Type /Page /MediaBox [0 0 9 9]>> endobj\n%%EOF\n',
  'a page in the words of another':
    '%PDF-1.4\n1 0 obj <</Title (/Type /Page /Root 1 0 R)>> endobj\n%%EOF\n',
  zeros: pdf.toString('latin1').replace(/obj.*(?=%%EOF)/s, (part) => '\0'.repeat(part.length)),
};

test.each(Object.keys(empty))('[F-86] [U14] a PDF of %s is refused as damaged', async (name) => {
  const bytes = Buffer.from(empty[name] ?? '', 'latin1');
  expect(await validatePdf(bytes)).toMatch(/^PDF rusak atau tidak lengkap\./);
});

const page = '<</Type/Page/Parent 2 0 R>>';
const packedPage = deflateSync(Buffer.from(`3 0 ${page}`)).toString('latin1');
const stream = (dictionary: string) =>
  `5 0 obj\n<<${dictionary}/Filter/FlateDecode>>\nstream\n${packedPage}\nendstream\nendobj\n`;

/** Forms in which programs write them: LibreOffice, cairo, Ghostscript, qpdf, scanners. */
const odd: Record<string, string> = {
  'pages in an object stream, the root in a stream of references': `${stream('/Type/ObjStm/N 1/First 4')}${stream('/Type/XRef/Root 1 0 R')}startxref\n99\n%%EOF\n`,
  'a page whose type is missing':
    '3 0 obj\n<</MediaBox[0 0 9 9]>>\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  'a wrong table': `3 0 obj\r${page}\rendobj\rxref\r0 0\rtrailer\r<</Root\r1 0 R>>\rstartxref\r0\r%%EOF\r`,
  'a later part without a page of its own': `3 0 obj\n${page}\nendobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n9 0 obj\n<<>>\nendobj\ntrailer<</Root 1 0 R/Prev 9>>\nstartxref\n99\n%%EOF\n`,
};

test.each(Object.keys(odd))('[F-86] a PDF with %s is taken', async (name) => {
  expect(await validatePdf(Buffer.from(`%PDF-1.7\n${odd[name]}`, 'latin1'))).toBe('');
});

test('[F-57] patterns across two strides are found', async () => {
  for (const shift of [-12, -6, -1, 0]) {
    const before = 1_048_576 + shift - (pdf.length - 6);
    expect(await validatePdf(within(`${' '.repeat(before)}/JavaScript`))).toMatch(/perintah/);
  }
});
