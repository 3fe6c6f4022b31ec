import { school } from '@pesantren/content/school';

/** One page on the school's letterhead. `body` is HTML; `date` as people write it. */
export type Letter = {
  /** Name of the file under `media/contoh`, without the ending. */
  file: string;
  number: string;
  subject: string;
  date: string;
  body: string;
  /** Who signs, by office: no person is named. */
  office: string;
};

const logo = `<svg viewBox="0 0 34 40" width="52" height="61" fill="none" stroke="#0f5a42" stroke-width="2"><path d="M2 39V19C2 11 9 7 17 1.5C25 7 32 11 32 19V39Z"/><path d="M9 39V24c0-5 4-7 8-10 4 3 8 5 8 10v15M17 39V28"/></svg>`;

const weave = `<svg width="100%" height="11" aria-hidden="true"><defs><pattern id="w" width="22" height="11" patternUnits="userSpaceOnUse"><path d="M0 10.5 11 .8 22 10.5M5.5 10.5 11 5.6 16.5 10.5" fill="none" stroke="#b98a3c" stroke-width="1"/></pattern></defs><rect width="100%" height="11" fill="url(#w)"/></svg>`;

/** The letter as a document of its own, A4. A static font: variable ones print as outlines, twice the size. */
export function letterPage(letter: Letter): string {
  const { address } = school;
  const phones = school.contacts.map((contact) => `${contact.title} ${contact.phone}`).join(' · ');
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${letter.subject}</title><style>
@page{size:A4;margin:0}
body{margin:0;padding:16mm 20mm 14mm;font:400 10.2pt/1.5 "Liberation Sans",Arial,sans-serif;color:#1d2a25;display:flex;flex-direction:column;box-sizing:border-box;height:297mm}
header{display:flex;gap:16px;align-items:center;padding-bottom:10px}
header b{display:block;font-size:17pt;letter-spacing:-.02em;line-height:1.15;color:#0f4a38}
header span{display:block;font-size:8.6pt;color:#4a5852;line-height:1.45}
h1{font-size:13pt;letter-spacing:-.01em;line-height:1.3;margin:14px 0 4px;color:#0f4a38}
.meta{display:flex;justify-content:space-between;font-size:9.4pt;color:#4a5852;margin:12px 0 2px}
p{margin:0 0 7px}h2{font-size:10.6pt;margin:11px 0 4px;color:#0f4a38}
ol,ul{margin:0 0 7px;padding-left:18px}li{margin:0 0 2px}
table{border-collapse:collapse;width:100%;margin:4px 0 10px;font-size:9.5pt;line-height:1.4}
th,td{text-align:left;padding:4px 9px;border:.6pt solid #c4cdbf;vertical-align:top}th{background:#eef5ee;color:#0f4a38;font-weight:700}
.two{display:grid;grid-template-columns:1fr 1fr;gap:0 22px}.note{border-left:2.4pt solid #b98a3c;padding:2px 0 2px 11px;margin:6px 0 9px}
.sign{margin:auto 0 0 auto;width:62mm;padding-top:10px}.sign i{display:block;font-style:normal;color:#4a5852;margin:18px 0 2px}
footer{font-size:8pt;color:#4a5852;padding-top:10px}
</style></head><body>
<header>${logo}<div><b>${school.name}</b><span>${address.street}, ${address.town}, ${address.regency}, ${address.province} ${address.postcode}</span><span>${phones}</span></div></header>
${weave}
<div class="meta"><span>Nomor: ${letter.number}</span><span>${address.town}, ${letter.date}</span></div>
<h1>${letter.subject}</h1>
<main>${letter.body}</main>
<div class="sign">${letter.office},<i>ttd.</i>${school.name}</div>
<footer>Surat ini diterbitkan secara elektronik. Keasliannya dapat diperiksa di halaman Pengumuman situs pesantren atau melalui telepon tata usaha pada jam kerja.</footer>
</body></html>`;
}
