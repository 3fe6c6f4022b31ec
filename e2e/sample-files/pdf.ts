/** A file as a file chooser gives it. */
type Chosen = { name: string; mimeType: string; buffer: Buffer };

/**
 * A PDF (ISO 32000) of one A4 page for each text of a line, in a font that the reader must have itself;
 * `locked` behind a password that nobody knows, `height` of another shape.
 */
export function pdfOf(pages: readonly string[], { locked = false, height = 842 } = {}): Chosen {
  const objects = [
    '<</Type /Catalog /Pages 2 0 R>>',
    `<</Type /Pages /Count ${pages.length} /Kids [${pages.map((_, n) => `${4 + n * 2} 0 R`).join(' ')}]>>`,
    '<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>',
  ];
  for (const [n, text] of pages.entries()) {
    const drawing = `BT /F1 24 Tf 60 760 Td (${text}) Tj ET`;
    objects.push(
      `<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 ${height}] /Contents ${5 + n * 2} 0 R /Resources <</Font <</F1 3 0 R>>>>>>`,
      `<</Length ${drawing.length}>>\nstream\n${drawing}\nendstream`,
    );
  }
  const secret = `<${'5a'.repeat(32)}>`;
  const lock = `/Encrypt <</Filter /Standard /V 1 /R 2 /P -4 /O ${secret} /U ${secret}>> /ID [${secret} ${secret}]`;
  let file = '%PDF-1.7\n';
  const places: number[] = [];
  for (const [n, object] of objects.entries()) {
    places.push(file.length);
    file += `${n + 1} 0 obj\n${object}\nendobj\n`;
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const start = file.length;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<</Size ${size} /Root 1 0 R ${locked ? lock : ''}>>\nstartxref\n${start}\n%%EOF\n`;
  return { name: 'surat.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file, 'latin1') };
}
