import {
  type Article,
  type ArticleInput,
  articleInputSchema,
} from '@pesantren/api-client/contract/article';
import { formatDate } from '@pesantren/content/dates';

/** The article form's values: the input's own fields, all text. */
export type ArticleValues = ArticleInput & { image_focus: string };

const wordsPerMinute = 200;

/** What each field is called. */
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

/** An empty form; the date is today's, in words (WIB). */
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
 * The form of an article that exists, or an empty one of today. A read time that is the text's own is
 * computed on, one that someone has typed stays.
 */
export function articleValues(article: Article | null): ArticleValues {
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

/** What is sent: trimmed, with a read time estimated where none was given. */
export function articleInput(values: ArticleValues): ArticleInput {
  const input = articleInputSchema.parse(values);
  return { ...input, read_time: input.read_time || estimatedReadTime(input.content) };
}

/** `4 menit`: how long a text takes at 200 words a minute, whether plain or HTML; at least one. */
export function estimatedReadTime(content: string): string {
  const words = content.replace(/<[^>]*>/g, ' ').match(/\S+/g)?.length ?? 0;
  return `${Math.max(1, Math.ceil(words / wordsPerMinute))} menit`;
}
