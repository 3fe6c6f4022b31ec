import * as z from 'zod/mini';
import { wireId, wireText } from './wire.ts';

/** The login form's body (docs/contract.md#login). No trimming: a password keeps every byte. */
export const loginInputSchema = z.object({
  username: credential('Nama pengguna', 100),
  password: credential('Kata sandi', 256),
});

export type LoginInput = z.infer<typeof loginInputSchema>;

/** The body of login and session. */
export const sessionSchema = z.object({ username: z.string().check(z.minLength(1)) });

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
