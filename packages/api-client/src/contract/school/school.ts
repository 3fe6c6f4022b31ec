import { hasAllDigits } from '@pesantren/content/contact/phone';
import type { FactName, Facts } from '@pesantren/content/facts';
import * as z from 'zod/mini';
import { refusingUnknown, wireCount } from '../texts/wire.ts';
import { factLimits, factSchemas } from './fact-schemas.ts';

/** The names of all facts, in the order of the registry. */
export const factNames = Object.keys(factSchemas) as FactName[];

const saved = z.partial(z.strictObject(factSchemas, refusingUnknown));

const sampleSwitch = z.optional(z.boolean('Pilih dengan atau tanpa data contoh.'));

/** The body of `PUT /school.php`: the facts that the school has saved, whole; `sample` stays as it is where it is left out. */
export const schoolInputSchema = z.object({
  sample: sampleSwitch,
  facts: saved.check(
    z.refine(
      (facts) => new TextEncoder().encode(JSON.stringify(facts)).length <= factLimits.bytes,
      'Data sekolah paling besar 64 kB. Pendekkan tulisannya.',
    ),
  ),
});

/** The answer of our own provider (docs/contract.md#school). */
export const schoolSchema = z.object({
  facts: saved,
  version: wireCount,
  updated_at: z.nullable(z.string()),
  sample: z.optional(z.literal(false)),
});

export type SchoolInput = { facts: Partial<Facts>; sample?: boolean | undefined };

/**
 * The facts that a school has saved: `{}` before the first time, then with version 0 (docs/contract.md#school). Where
 * `sample` is false a fact that is missing was not given; else the sample stands in for it.
 */
export type School = {
  facts: Partial<Facts>;
  version: number;
  updatedAt: string;
  sample?: false;
  /** The facts that it has saved and nobody here can read: neither the sample nor anything else stands in for it. */
  misfits?: readonly FactName[];
};

const envelope = z.object({
  facts: z.record(z.string(), z.unknown()),
  version: wireCount,
  updated_at: z.optional(z.nullable(z.string())),
  sample: z.optional(z.unknown()),
});

/**
 * Parses the answer of `/school.php`. A fact that does not fit its schema is left out, the rest stands.
 * @param onMisfit receives the name of each that does not.
 * @returns null for an answer that is none.
 */
export function parseSchool(body: unknown, onMisfit?: (name: string) => void): School | null {
  const parsed = z.safeParse(envelope, body);
  if (!parsed.success) return null;
  const facts: Record<string, unknown> = {};
  const misfits: FactName[] = [];
  for (const name of factNames) {
    const value = parsed.data.facts[name];
    if (value === undefined) continue;
    const fact = z.safeParse(factSchemas[name], value);
    if (fact.success) facts[name] = fact.data;
    else misfits.push(name);
  }
  for (const name of misfits) onMisfit?.(name);
  return {
    facts: facts as Partial<Facts>,
    version: parsed.data.version ?? 0,
    updatedAt: parsed.data.updated_at ?? '',
    ...(parsed.data.sample === false && { sample: false }),
    ...(misfits.length > 0 && { misfits }),
  };
}

/** The rules for a fact only where it is typed: one of before that lacks it stays readable. */
const typedSchemas: Partial<Record<FactName, z.ZodMiniType>> = {
  contacts: factSchemas.contacts.check(({ value, issues }) => {
    for (const [at, contact] of value.entries()) {
      for (const name of ['phone', 'whatsapp'] as const) {
        if (hasAllDigits(contact[name])) continue;
        const message = 'Nomor HP punya 10 sampai 13 angka. Periksa nomor ini.';
        issues.push({ code: 'custom', input: contact[name], path: [at, name], message });
      }
    }
  }),
};

/** Returns the schema of some facts, by which a form is validated and sent. */
export function factsSchema(names: readonly FactName[]) {
  const schemas: Record<string, z.ZodMiniType> = {};
  for (const name of names) schemas[name] = typedSchemas[name] ?? factSchemas[name];
  return z.object(schemas);
}
