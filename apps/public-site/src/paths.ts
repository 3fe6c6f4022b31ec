/** What the article list is narrowed to; `''` and page 1 mean: not. */
export type ArticleFilter = { q: string; category: string; page: number };

/** The addresses of the site that code names; menus take theirs from `content/navigation`. */
export const paths = {
  home: '/',
  profile: '/profil',

  articles({ q = '', category = '', page = 1 }: Partial<ArticleFilter> = {}): string {
    const query = new URLSearchParams();
    if (q) query.set('q', q);
    if (category) query.set('kategori', category);
    if (page > 1) query.set('halaman', String(page));
    return query.size > 0 ? `/artikel?${query}` : '/artikel';
  },

  article: (slug: string) => `/artikel/${encodeURIComponent(slug)}`,
};
