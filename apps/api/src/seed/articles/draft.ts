import type { ArticleInput } from '@pesantren/api-client/contract/article';

/** An article as it is written here: the category is its file's, the reading time is counted. */
export type Draft = Omit<ArticleInput, 'category' | 'read_time'>;
