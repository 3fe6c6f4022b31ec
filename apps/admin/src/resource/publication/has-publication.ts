import type {
  Editorial,
  Publication,
  PublishedName,
} from '@pesantren/api-client/contract/publication';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import type { Profile } from '@pesantren/api-client/transport/transport';

/** True for the resources that have drafts and times; the contract's own list would bring its schemas along. */
const published: {
  [Name in ResourceName]: Name extends PublishedName ? true : false;
} = {
  articles: true,
  announcements: true,
  prestasi: false,
  carousel: false,
  gallery: true,
  pages: true,
  agenda: true,
};

/** Returns true for a resource whose items are drafted, scheduled and expire: only our provider has that. */
export function hasPublication(profile: Profile, name: string): name is PublishedName {
  return profile === 'full' && name in published && published[name as ResourceName];
}

/** An item with what a session sees of its publication; of another resource it has none of that. */
export type EditorialItem<Name extends ResourceName> = Items[Name] & Partial<Editorial<object>>;

/** True for an item whose publishing somebody has asked for, or that came back, with a note or off the site. */
export function isRequested(item: object | null): boolean {
  const stored = (item ?? {}) as Partial<Publication>;
  return Boolean(stored.submitted_at || stored.review_note) || isWithdrawn(stored);
}

/** True for a draft that somebody else than its writer took off the site. */
export function isWithdrawn(item: Partial<Publication>): boolean {
  const { state, submitted_at, reviewed_at, review_note } = item;
  return state === 'draft' && Boolean(reviewed_at) && !submitted_at && !review_note;
}
