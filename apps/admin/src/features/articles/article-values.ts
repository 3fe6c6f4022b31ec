import { type Article, type ArticleInput, articles } from '@pesantren/api-client/contract/article';
import type { Clock } from '@pesantren/content/clock';
import { toFormValues } from '../../writing/submission.ts';

const wordsPerMinute = 200;

/** The fields' labels. */
export const articleLabels = {
  title: 'Judul',
  excerpt: 'Ringkasan',
  content: 'Isi',
  date: 'Tanggal',
  author: 'Penulis',
  category: 'Kategori',
  read_time: 'Waktu baca',
  image: 'Gambar utama',
  image_alt: 'Apa yang terlihat di foto ini?',
  image_focus: 'Bagian foto yang selalu tampak',
};

/** The article form's values. */
export type ArticleValues = Record<keyof typeof articleLabels, string>;

/**
 * Returns the form's values of an article; a new one is dated today in words (WIB). A read time that
 * equals the estimate stays computed; one that somebody typed stays as it is.
 */
export function toArticleValues(
  article: Article | null,
  clock: Clock,
  now = new Date(),
): ArticleValues {
  const values = toFormValues(articleLabels, article ?? { date: clock.formatDate(now) });
  const isComputed = values.read_time === estimatedReadTime(values.content);
  return isComputed ? { ...values, read_time: '' } : values;
}

/** Converts the form's values to the request's body: trimmed, with an estimated read time by default. */
export function toArticleInput(values: ArticleValues): ArticleInput {
  const input = articles.input.parse(values);
  return { ...input, read_time: input.read_time || estimatedReadTime(input.content) };
}

/** Estimates a plain or HTML text's read time at 200 words a minute, at least `1 menit`. */
export function estimatedReadTime(content: string): string {
  const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.ceil(words / wordsPerMinute))} menit`;
}
