import { reasons } from '@pesantren/content/admission';
import { defaultFacts } from '@pesantren/content/default-facts';
import { noFacts } from '@pesantren/content/no-facts';
import { expect, test } from 'vitest';
import { paths } from '../src/paths.ts';
import { providerForEachTest, saveFacts, visit } from '../src/testing/site.tsx';

providerForEachTest();

const contact = {
  title: 'Zz',
  topic: 'Zz',
  phone: '62812 3456 7892',
  whatsapp: '',
  admission: true,
};

/** Words of the site's own sentences and of the sample's, which say nothing of one school. */
const ofEverySchool =
  /^(?:arsip|bermula|belajar|berkas|bersama|biaya|bulan|dalam|datang|dengan|dibuka|disusun|halaman|kegiatan|kelas|kembali|lebih|memimpin|mengurus|menurut|orang|organisasi|pendaftaran|pesantren|santri|sesuai|sudah|tahun|tempat|tidak|tumbuh|untuk|kontak|profil|struktur|alumni|prestasi|galeri|beranda)$/;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/(?<![\p{L}\d/])[a-z]{5,}(?![\p{L}\d/])/gu));
}

test('[F-77] the sentences of the site itself tell of an empty school nothing that only the sample is', async () => {
  const identity = { ...noFacts.identity, name: 'Zz', shortName: 'Zz' };
  await saveFacts({ identity, contacts: [contact] }, false);
  const { time_zone: _, ...facts } = defaultFacts;
  const ofSample = wordsOf(JSON.stringify([facts, reasons]).replaceAll(/"\w+":/g, ''));
  const addresses = ['/', '/profil', '/profil/struktur-organisasi', '/prestasi', '/galeri'];
  const lists = [paths.articles(), paths.announcements(), '/data-siswa', '/cari?q=a'];
  for (const path of [...addresses, ...lists, '/kontak', paths.admission, '/tidak-ada']) {
    const page = new DOMParser().parseFromString(await (await visit(path)).text(), 'text/html');
    for (const element of page.querySelectorAll('script, style, nav')) element.remove();
    const described = [...page.querySelectorAll('meta[content], [aria-label], [alt]')].flatMap(
      ({ attributes }) => [...attributes].map(({ value }) => value),
    );
    const words = wordsOf([page.documentElement.textContent, ...described].join(' '));
    const told = [...words].filter((word) => ofSample.has(word) && !ofEverySchool.test(word));
    expect.soft(told, path).toEqual([]);
  }
});
