import { ApiError } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import { parseSchool, type School } from '@pesantren/api-client/contract/school/school';
import { clockOf } from '@pesantren/content/clock';
import { formatPhone } from '@pesantren/content/contact/phone';
import { factsOf } from '@pesantren/content/default-facts';
import type { FactContact, FactName, Facts } from '@pesantren/content/facts';
import { noFacts } from '@pesantren/content/no-facts';
import { hasSameValues, type Submission } from '../../writing/submission.ts';
import { emptyFacts, firstRows } from './empty-facts.ts';

/** Returns some of the facts as a form begins with them: what is saved, else the sample where it is on, else nothing. */
export function pickFacts<Name extends FactName>(
  names: readonly Name[],
  { facts, sample }: Pick<School, 'facts' | 'sample'>,
): Pick<Facts, Name> {
  const all = factsOf(facts, sample);
  const contacts = all.contacts.length > 0 ? all.contacts.map(asTyped) : emptyFacts.contacts;
  const begun = Object.entries(firstRows(clockOf(all.time_zone))).filter(
    ([name]) => sample === false && facts[name as FactName] === undefined,
  );
  const shown = { ...all, contacts, ...Object.fromEntries(begun) };
  return Object.fromEntries(names.map((name) => [name, shown[name]])) as Pick<Facts, Name>;
}

/** Returns a contact with its numbers as people write them. */
function asTyped(contact: FactContact): FactContact {
  const { phone, whatsapp } = contact;
  return { ...contact, phone: formatPhone(phone), whatsapp: formatPhone(whatsapp) };
}

/** True when the school has saved none of these facts. */
export function isUnsaved(names: readonly FactName[], { facts }: Pick<School, 'facts'>): boolean {
  return names.every((name) => facts[name] === undefined);
}

/** True when visitors see nothing of these facts. */
export function isEmpty(names: readonly FactName[], facts: Facts): boolean {
  const pick = (from: Facts) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return hasSameValues(pick(facts), pick(noFacts));
}

/** Returns the newer facts that a 412 carries (docs/contract.md#school); `undefined` for any other error. */
export function conflictingSchool(error: unknown): School | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return parseSchool(error.current) ?? undefined;
}

/**
 * Saves some of the facts beside all others as they were last read. Somebody who saves others meanwhile is no conflict:
 * the facts go out again with theirs.
 * @param school what this browser has read last.
 * @throws ApiError with status 412 when these facts themselves were changed since editing began.
 */
export async function saveFacts(
  client: Pick<Client, 'saveSchool'>,
  school: School,
  { baseline, version = 0 }: Pick<Submission, 'baseline' | 'version'>,
  input: Partial<Facts>,
): Promise<School> {
  const names = Object.keys(input) as FactName[];
  const isUntouched = (current: School) => hasSameValues(pickFacts(names, current), baseline);
  const facts = { ...school.facts, ...input };
  try {
    return await client.saveSchool(facts, isUntouched(school) ? school.version : version);
  } catch (error) {
    const newer = conflictingSchool(error);
    // An earlier try, whose answer was lost, was carried out.
    if (newer && hasSameValues(input, newer.facts)) return newer;
    if (!newer || newer.version <= school.version || !isUntouched(newer)) throw error;
    return saveFacts(client, newer, { baseline, version: newer.version }, input);
  }
}
