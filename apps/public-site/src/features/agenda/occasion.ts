import type { Occasion } from '@pesantren/api-client/contract/agenda';
import { paths } from '../../paths.ts';

type Named = Pick<Occasion, 'resource' | 'id'>;

const words = { agenda: 'agenda', announcements: 'pengumuman' } as const;

/** Returns the name of an occasion in addresses, `agenda-12` or `pengumuman-3`. */
export function occasionKey({ resource, id }: Named): string {
  return `${words[resource]}-${id}`;
}

/** Reads such a name; null for another one. */
export function parseOccasionKey(key: string): Named | null {
  const [, word, id = ''] = /^(agenda|pengumuman)-(\w{1,40})$/.exec(key) ?? [];
  if (!word) return null;
  return { resource: word === 'agenda' ? 'agenda' : 'announcements', id };
}

/** Returns where an occasion is told of: the page of the announcement, or of the event. */
export function occasionPath({ resource, id }: Named): string {
  return resource === 'announcements' ? paths.announcement(id) : paths.event(id);
}
