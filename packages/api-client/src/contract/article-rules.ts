import type { Article } from './article.ts';

/** `4 menit baca` out of `4`, `4 menit` or `4 menit baca`; `''` when unknown. */
export function readTimeLabel(article: Pick<Article, 'read_time'>): string {
  const text = article.read_time.trim();
  if (/^\d+$/.test(text)) return `${text} menit baca`;
  return /^\d+ menit$/.test(text) ? `${text} baca` : text;
}
