import type { Article } from '@pesantren/api-client/contract/article';
import { articleExcerpt, excerptOf } from '@pesantren/ui/rich-text/excerpt';
import type { SharedPage } from '../../resource/share/whatsapp-url.ts';

/** Where visitors read an article; `null` while its slug is not known. */
export function articlePageOf(siteUrl: string, article: Article): SharedPage | null {
  const { title, slug } = article;
  if (!slug) return null;
  const line = excerptOf(articleExcerpt(article), 140);
  return { title, line, url: `${siteUrl}/artikel/${encodeURIComponent(slug)}` };
}
