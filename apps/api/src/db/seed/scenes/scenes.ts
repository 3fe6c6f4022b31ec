import { busLembah } from './bus-lembah.ts';
import { halamanSenja } from './halaman-senja.ts';
import { hero } from './hero.ts';
import { hilal } from './hilal.ts';
import { jembatanGantung } from './jembatan-gantung.ts';
import { jendelaKelas } from './jendela-kelas.ts';
import { kabutLeuser } from './kabut-leuser.ts';
import { kemah } from './kemah.ts';
import { kitabRehal } from './kitab-rehal.ts';
import { lapanganBola } from './lapangan-bola.ts';
import { laweAlas } from './lawe-alas.ts';
import { malamKhataman } from './malam-khataman.ts';
import { mejaSains } from './meja-sains.ts';
import { panahan } from './panahan.ts';
import { panen } from './panen.ts';
import { perpustakaan } from './perpustakaan.ts';
import { sawahBerundak } from './sawah-berundak.ts';
import { surauPagi } from './surau-pagi.ts';

/** Every picture of the series: its file under `media`, without the ending, and who draws it. */
export const scenes: Readonly<Record<string, () => string>> = {
  'contoh/bus-lembah': busLembah,
  'contoh/halaman-senja': halamanSenja,
  'contoh/hilal': hilal,
  'contoh/jembatan-gantung': jembatanGantung,
  'contoh/jendela-kelas': jendelaKelas,
  'contoh/kabut-leuser': kabutLeuser,
  'contoh/kemah': kemah,
  'contoh/kitab-rehal': kitabRehal,
  'contoh/lapangan-bola': lapanganBola,
  'contoh/lawe-alas': laweAlas,
  'contoh/malam-khataman': malamKhataman,
  'contoh/meja-sains': mejaSains,
  'contoh/panahan': panahan,
  'contoh/panen': panen,
  'contoh/perpustakaan': perpustakaan,
  'contoh/sawah-berundak': sawahBerundak,
  'contoh/surau-pagi': surauPagi,
  'situs/hero': hero,
};
