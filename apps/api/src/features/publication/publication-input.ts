import { publicationInputSchema } from '@pesantren/api-client/contract/publication';
import { type Inputs, type ResourceName, resources } from '@pesantren/api-client/resources';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { PublishedItem } from '../../db/tables.ts';
import { readInput } from '../../http/input.ts';
import { Problem } from '../../http/problem.ts';
import { hasPublication } from './visible.ts';

/** How far away a start or an end may lie, in years. */
const furthest = 2;

/** The state and times that a request asks for. */
export type Publication = {
  isDraft: boolean;
  publish_at?: string | null | undefined;
  expire_at?: string | null | undefined;
};

/** A form's fields with what the request says of publishing; nothing, as a client of the seed, publishes. */
export type ReadItem<Name extends ResourceName> = {
  input: Inputs[Name];
  publication: Publication | undefined;
};

/** The columns that say when an item is seen; none of a resource without drafts. */
export type PublicationColumns = {
  published?: number;
  publish_at?: string | null;
  expire_at?: string | null;
  submitted_at?: string | null;
};

/**
 * Reads an item out of a request. A draft may leave out anything; what it has is within the limits.
 * @throws Problem `malformed-request`, or `invalid-field` with a message by field.
 */
export async function readItem<Name extends ResourceName>(
  c: Context,
  name: Name,
  now: Date,
): Promise<ReadItem<Name>> {
  const schema = resources[name].input;
  const publication = hasPublication(name) ? await readPublication(c, now) : undefined;
  const read = publication?.isDraft ? draftOf(schema) : schema;
  return { input: await readInput(c, read), publication };
}

async function readPublication(c: Context, now: Date): Promise<Publication | undefined> {
  const { state, publish_at, expire_at } = await readInput(c, publicationInputSchema);
  if (state === undefined && publish_at === undefined && expire_at === undefined) return undefined;
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + furthest);
  for (const [field, at] of Object.entries({ publish_at, expire_at })) {
    if (at && at > limit.toISOString()) throw refused(field, 'Tanggal paling jauh 2 tahun lagi.');
  }
  return { isDraft: state === 'draft', publish_at, expire_at };
}

/** Takes a form in which required fields may be empty: those are `''`, what is filled in obeys the rules. */
export function draftOf<Input>(
  schema: z.ZodMiniType<Input> & { readonly shape: object },
): z.ZodMiniType<Input> {
  const required = z.safeParse(schema, {}).error?.issues.map(({ path }) => String(path[0])) ?? [];
  const fields = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((given, context) => {
      const blank = required.filter((name) => /^\s*$/.test(String(given[name] ?? '')));
      // Rules between two fields wait until it is published.
      const filled = z.object(
        Object.fromEntries(Object.entries(schema.shape).filter(([name]) => !blank.includes(name))),
      );
      const { data, error } = z.safeParse(filled, given);
      for (const { path, message } of error?.issues ?? []) {
        context.issues.push({ code: 'custom', input: given, path, message });
      }
      return { ...data, ...Object.fromEntries(blank.map((name) => [name, ''])) } as Input;
    }),
  );
  return fields as unknown as z.ZodMiniType<Input>;
}

/**
 * Returns the columns of what a request says; what it does not say stays.
 * @throws Problem `invalid-field` for an end that is no later than the start.
 */
export function publicationColumns(
  name: ResourceName,
  input: object,
  given?: Publication,
  before?: PublishedItem,
): PublicationColumns {
  if (!hasPublication(name)) return {};
  const isPublished = given ? !given.isDraft : Reflect.get(input, 'published') !== false;
  const kept = <Time extends 'publish_at' | 'expire_at'>(time: Time) =>
    given?.[time] === undefined ? (before?.[time] ?? null) : given[time];
  const [publish_at, expire_at] = [kept('publish_at'), kept('expire_at')];
  if (publish_at && expire_at && expire_at <= publish_at) {
    throw refused('expire_at', 'Berlaku sampai harus sesudah mulai tampil.');
  }
  const published = Number(isPublished);
  return { published, publish_at, expire_at, ...(isPublished && { submitted_at: null }) };
}

/** Returns when an item is seen first, null for a draft; undefined for one that has been seen, or has no times. */
export function appearanceOf(
  { published, publish_at }: PublicationColumns,
  now: Date,
  before?: PublishedItem,
): string | null | undefined {
  if (published === undefined) return undefined;
  if (published === 0) return null;
  const at = now.toISOString();
  if (before?.published === 1 && (before.publish_at ?? '') <= at) return undefined;
  return publish_at ?? at;
}

function refused(field: string, message: string): Problem {
  return new Problem('invalid-field', { message, errors: { [field]: message } });
}
