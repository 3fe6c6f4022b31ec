import * as z from 'zod/mini';
import { wireId, wireOptionalText, wireText } from './texts/wire.ts';

/** The login form's body (docs/contract.md#login). No trimming: a password keeps every byte. */
export const loginInputSchema = z.object({
  username: credential('Nama pengguna', 100),
  password: credential('Kata sandi', 256),
});

export type LoginInput = z.infer<typeof loginInputSchema>;

/** `penulis` writes drafts of his own, `redaktur` publishes, `pengelola` keeps facts, pupils and accounts besides. */
export const roles = ['penulis', 'redaktur', 'pengelola'] as const;
export type Role = (typeof roles)[number];

/** The body of login and session. Where a provider has no roles an account may do everything. */
export const sessionSchema = z.object({
  username: z.string().check(z.minLength(1)),
  role: z.catch(z.enum(roles), 'pengelola'),
});

export type Session = z.infer<typeof sessionSchema>;

/** The body of a new password (docs/contract.md#password). Its length counts characters of any kind. */
export const passwordInputSchema = z.object({
  current: credential('Kata sandi saat ini', 256),
  next: z
    .string('Kata sandi baru wajib diisi.')
    .check(
      z.minLength(12, 'Kata sandi baru paling sedikit 12 karakter.'),
      z.maxLength(256, 'Kata sandi baru paling panjang 256 karakter.'),
    ),
});

export type PasswordInput = z.infer<typeof passwordInputSchema>;

/** An account of a person (docs/contract.md#accounts); `full` only. */
export const accountSchema = z.object({
  id: wireId,
  username: wireText,
  role: z.enum(roles),
  created_at: wireText,
  /** The instant at which it was switched off; `''` while it is on. */
  disabled_at: wireText,
});

export type Account = z.infer<typeof accountSchema>;

const role = z.enum(roles, 'Pilih penulis, redaktur, atau pengelola.');

/**
 * The name of a new account: letters, digits and signs that every keyboard has and no other script imitates, so that no name
 * passes for another one (docs/contract.md#accounts). Who has another one keeps it.
 */
export const accountNameSchema = z
  .string('Nama pengguna wajib diisi.')
  .check(
    z.trim(),
    z.minLength(1, 'Nama pengguna wajib diisi.'),
    z.maxLength(100, 'Nama pengguna paling panjang 100 karakter.'),
    z.regex(
      /^[\w.@'-]+(?: [\w.@'-]+)*$/,
      "Nama pengguna hanya boleh huruf a–z, angka, titik, dan _ - @ ', dengan satu spasi di antara kata.",
    ),
  );

export const accountInputSchema = z.object({ username: accountNameSchema, role });

export type AccountInput = z.infer<typeof accountInputSchema>;

/** A change of an account; what is left out stays. */
export const accountChangeSchema = z.object({
  role: z.optional(role),
  active: z.optional(z.boolean('Pilih ya atau tidak.')),
});

export type AccountChange = z.infer<typeof accountChangeSchema>;

/** A new account, or one with a new password, which is shown once. */
export const accountPasswordSchema = z.object({ account: accountSchema, password: wireText });

export type AccountPassword = z.infer<typeof accountPasswordSchema>;

/** An entry of the audit log (docs/contract.md#audit-log). */
export const logEntrySchema = z.object({
  id: wireId,
  /** An instant in ISO 8601, UTC. */
  at: wireText,
  username: wireText,
  address: wireText,
  action: wireText,
  /** `''` for what is done to no item. */
  resource: wireText,
  item_id: z.catch(z.nullable(wireId), null),
  /** The name of the item or account as it is now; `''` for a pupil, and for what is gone for good. */
  title: wireOptionalText,
});

export type LogEntry = z.infer<typeof logEntrySchema>;

/** A device where the account is signed in (docs/contract.md#sessions); `full` only. */
export const deviceSchema = z.object({
  /** Names the session in the call that ends it. */
  id: wireId,
  /** Instants in ISO 8601, UTC. */
  created_at: wireText,
  seen_at: wireText,
  user_agent: wireText,
  address: wireText,
  /** True for the session of this request. */
  current: z.catch(z.boolean(), false),
});

export type Device = z.infer<typeof deviceSchema>;

function credential(label: string, max: number) {
  return z
    .string(`${label} wajib diisi.`)
    .check(z.minLength(1, `${label} wajib diisi.`), z.maxLength(max, `${label} terlalu panjang.`));
}
