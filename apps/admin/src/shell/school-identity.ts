import { schoolQuery } from '@pesantren/api-client/query';
import { factsOf } from '@pesantren/content/default-facts';
import type { Facts, Identity } from '@pesantren/content/facts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../services.ts';

/** The part of the school's identity that the admin shows around its pages. */
type SchoolIdentity = Pick<Identity, 'name' | 'shortName' | 'logo'> & { headline: string };

const key = 'adminSchool';

/**
 * Returns who the school is: as the provider says, until then as this device remembers it, and null where neither is known
 * yet, so that no page begins with the name of another school. Nothing waits for it.
 */
export function useSchoolIdentity(): SchoolIdentity | null {
  const { client, storage } = useServices();
  const isFull = client.profile === 'full';
  const { data, isError } = useQuery({ ...schoolQuery(client), enabled: isFull });
  const identity =
    data || isError || !isFull ? identityOf(factsOf(data?.facts ?? {}, data?.sample)) : null;
  const text = data && JSON.stringify(identity);
  useEffect(() => {
    if (text && storage.getItem(key) !== text) storage.setItem(key, text);
  }, [storage, text]);
  return data ? identity : (remembered(storage.getItem(key)) ?? identity);
}

/** Reads what this device remembers; null for anything else that stands there. */
function remembered(text: string | null): SchoolIdentity | null {
  try {
    const identity = JSON.parse(text ?? '');
    return typeof identity?.name === 'string' ? identity : null;
  } catch {
    return null;
  }
}

/** Returns who the school is; null while it has not said that. */
function identityOf({ identity, hero }: Facts): SchoolIdentity | null {
  const { name, shortName, logo } = identity;
  if (!name) return null;
  return { name, shortName, logo, headline: hero.headline };
}
