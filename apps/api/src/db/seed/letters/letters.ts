import sanitize from 'sanitize-html';
import { beasiswa } from './beasiswa.ts';
import type { Letter } from './letterhead.ts';
import { panduan } from './panduan.ts';
import { perlengkapan } from './perlengkapan.ts';
import { rekening } from './rekening.ts';
import { ujian } from './ujian.ts';

/** The letters behind the sample announcements, oldest first. */
export const letters: readonly Letter[] = [perlengkapan, beasiswa, rekening, panduan, ujian];

/** The words of a letter, as they are read out of its PDF. */
export function wordsOf({ number, subject, body }: Letter): string {
  const words = sanitize(body.replaceAll('<', ' <'), { allowedTags: [] });
  return `${number} ${subject} ${words}`.replace(/\s+/g, ' ').trim();
}
