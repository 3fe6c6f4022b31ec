import { belajarMalam } from './belajar-malam.ts';
import { busLembah } from './bus-lembah.ts';
import { dapur } from './dapur.ts';
import { direktur } from './direktur.ts';
import { halamanAsrama } from './halaman-asrama.ts';
import { halamanSenja } from './halaman-senja.ts';
import { hero } from './hero.ts';
import { hilal } from './hilal.ts';
import { jembatanGantung } from './jembatan-gantung.ts';
import { jendelaKelas } from './jendela-kelas.ts';
import { kabutLeuser } from './kabut-leuser.ts';
import { kebunDapur } from './kebun-dapur.ts';
import { kemah } from './kemah.ts';
import { kitabRehal } from './kitab-rehal.ts';
import { lapanganBola } from './lapangan-bola.ts';
import { laweAlas } from './lawe-alas.ts';
import { malamKhataman } from './malam-khataman.ts';
import { mejaSains } from './meja-sains.ts';
import { menulisKitab } from './menulis-kitab.ts';
import { panahan } from './panahan.ts';
import { panen } from './panen.ts';
import { panggung } from './panggung.ts';
import { panggungSenja } from './panggung-senja.ts';
import { pendiri } from './pendiri.ts';
import { perpustakaan } from './perpustakaan.ts';
import { peta } from './peta.ts';
import { sawahBerundak } from './sawah-berundak.ts';
import { serambiAsrama } from './serambi-asrama.ts';
import { struktur } from './struktur.ts';
import { surauPagi } from './surau-pagi.ts';
import { wisuda } from './wisuda.ts';

/** Every picture of the series: its file under `media`, without the ending, and who draws it. */
export const scenes: Readonly<Record<string, () => string>> = {
  'contoh/belajar-malam': belajarMalam,
  'contoh/bus-lembah': busLembah,
  'contoh/dapur': dapur,
  'contoh/halaman-asrama': halamanAsrama,
  'contoh/halaman-senja': halamanSenja,
  'contoh/hilal': hilal,
  'contoh/jembatan-gantung': jembatanGantung,
  'contoh/jendela-kelas': jendelaKelas,
  'contoh/kabut-leuser': kabutLeuser,
  'contoh/kebun-dapur': kebunDapur,
  'contoh/kemah': kemah,
  'contoh/kitab-rehal': kitabRehal,
  'contoh/lapangan-bola': lapanganBola,
  'contoh/lawe-alas': laweAlas,
  'contoh/malam-khataman': malamKhataman,
  'contoh/meja-sains': mejaSains,
  'contoh/menulis-kitab': menulisKitab,
  'contoh/panahan': panahan,
  'contoh/panen': panen,
  'contoh/panggung': panggung,
  'contoh/panggung-senja': panggungSenja,
  'contoh/perpustakaan': perpustakaan,
  'contoh/sawah-berundak': sawahBerundak,
  'contoh/serambi-asrama': serambiAsrama,
  'contoh/surau-pagi': surauPagi,
  'contoh/wisuda': wisuda,
  'situs/direktur': direktur,
  'situs/hero': hero,
  'situs/pendiri': pendiri,
};

/** Pictures with words, 1600 by 1000: HTML documents that a browser draws with the site's font. */
export const lettered: Readonly<Record<string, (font: string) => string>> = {
  'situs/peta': peta,
  'situs/struktur': struktur,
};
