import type { PublicClient } from '@pesantren/api-client/public-client';
import type { SiteClient } from '../../src/services.ts';
import { type Call, isOfOne, readName, shownItem } from './changes.ts';

/** Returns a client that notes in `shows` what it reads for a copy (`Copy` in changes.ts). */
export function recordedClient(client: SiteClient, shows: Set<string>): SiteClient {
  const note = (call: Call, resource: string, items: readonly { id: string }[]) => {
    if (isOfOne(call)) shows.add(readName(call));
    for (const { id } of items) shows.add(shownItem(resource, id));
  };
  const list: PublicClient['list'] = async (name, part) => {
    const page = await client.list(name, part);
    note(['list', name, part], name, page.items);
    return page;
  };
  const item: PublicClient['item'] = async (name, id) => {
    const one = await client.item(name, id);
    note(['item', name, id], name, [one]);
    return one;
  };
  return {
    ...client,
    list,
    item,
    articleBySlug: async (slug) => {
      const article = await client.articleBySlug(slug);
      note(['article', slug], 'articles', article ? [article] : []);
      return article;
    },
    search: async (q, part) => {
      const page = await client.search(q, part);
      for (const { resource, id } of page.items) shows.add(shownItem(resource, id));
      return page;
    },
  };
}
