import * as z from 'zod/mini';

/** What the login form sends (spec section 5). No trimming: a password keeps every byte. */
export const loginInputSchema = z.object({
  username: z
    .string('Nama pengguna wajib diisi.')
    .check(
      z.minLength(1, 'Nama pengguna wajib diisi.'),
      z.maxLength(100, 'Nama pengguna terlalu panjang.'),
    ),
  password: z
    .string('Kata sandi wajib diisi.')
    .check(
      z.minLength(1, 'Kata sandi wajib diisi.'),
      z.maxLength(256, 'Kata sandi terlalu panjang.'),
    ),
});

export type LoginInput = z.infer<typeof loginInputSchema>;

/** What login and session answer: who is signed in. */
export const sessionSchema = z.object({ username: z.string().check(z.minLength(1)) });

export type Session = z.infer<typeof sessionSchema>;
