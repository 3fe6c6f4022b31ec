import {
  type Article,
  type ArticleInput,
  articleInputSchema,
} from '@pesantren/api-client/contract/article';
import { formatDate } from '@pesantren/content/dates';

/** The article form's values: the input's fields, all text. */
export type ArticleValues = ArticleInput & { image_focus: string };

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
  image_alt: 'Teks alternatif',
  image_focus: 'Titik fokus',
};

/** Returns an empty form, dated today in words (WIB). */
export function emptyArticle(now: Date): ArticleValues {
  return {
    title: '',
    excerpt: '',
    content: '',
    date: formatDate(now),
    author: '',
    category: '',
    read_time: '',
    image: '',
    image_alt: '',
    image_focus: '',
  };
}

/**
 * Returns the form's values of an article, or of a new one. A read time that equals the estimate stays
 * computed; one that somebody typed stays as it is.
 */
export function toArticleValues(article: Article | null): ArticleValues {
  if (!article) return emptyArticle(new Date());
  const { title, excerpt, content, date, author, category, image, image_alt, image_focus } =
    article;
  const isComputed = article.read_time === estimatedReadTime(content);
  const read_time = isComputed ? '' : article.read_time;
  return {
    title,
    excerpt,
    content,
    date,
    author,
    category,
    read_time,
    image,
    image_alt,
    image_focus,
  };
}

/** Converts the form's values to the request's body: trimmed, with an estimated read time by default. */
export function toArticleInput(values: ArticleValues): ArticleInput {
  const input = articleInputSchema.parse(values);
  return { ...input, read_time: input.read_time || estimatedReadTime(input.content) };
}

/** Estimates a plain or HTML text's read time at 200 words a minute, at least `1 menit`. */
export function estimatedReadTime(content: string): string {
  const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.ceil(words / wordsPerMinute))} menit`;
}
