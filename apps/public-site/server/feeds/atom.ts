import { school } from '@pesantren/content/school';
import { feedPaths } from './feed-paths.ts';
import type { NewsEntry } from './news.ts';
import { xml, xmlDocument } from './xml.ts';

/** The news as an Atom feed (RFC 4287). */
export function atomFeed(entries: readonly NewsEntry[], siteUrl: string): string {
  const newest = Math.max(Date.UTC(school.copyrightYear), ...entries.map((each) => +each.changed));
  return xmlDocument(xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="id">
<id>${siteUrl}/</id>
<title>${school.name}</title>
<subtitle>${school.description}</subtitle>
<updated>${new Date(newest).toISOString()}</updated>
<author><name>${school.name}</name></author>
<icon>${siteUrl}/favicon.svg</icon>
<link rel="self" type="application/atom+xml" href="${siteUrl}${feedPaths.atom}"/>
<link rel="alternate" type="text/html" href="${siteUrl}/"/>
${entries.map(
  (entry) => xml`<entry>
<id>${entry.id}</id>
<title>${entry.title}</title>
<link rel="alternate" type="text/html" href="${entry.url}"/>
<published>${entry.published.toISOString()}</published>
<updated>${entry.changed.toISOString()}</updated>
${entry.author !== '' && xml`<author><name>${entry.author}</name></author>`}
<category term="${entry.category}"/>
<summary>${entry.summary}</summary>
</entry>
`,
)}</feed>`);
}
