import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createGate } from '../../gate.ts';

/** What one hash costs: memory in KiB, passes over it. */
export type PasswordCost = { memory: number; passes: number };

/** Twice the floor of OWASP's password storage cheat sheet and more (reliability section 4). */
export const productionCost: PasswordCost = { memory: 65_536, passes: 3 };

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * argon2id (RFC 9106), written as PHC strings: `$argon2id$v=19$m=65536,t=3,p=1$salt$tag`. One hash
 * at a time holds at most 64 MiB; more wait, and far more are refused with Problem `unavailable`. Who is
 * known waits before strangers, so that a flood of these keeps nobody out.
 */
export function createPasswordHasher(cost: PasswordCost) {
  const gate = createGate(1, 8);
  const derive = (
    password: string,
    salt: Buffer,
    { memory, passes, known }: PasswordCost & { known: boolean },
  ) =>
    gate(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          const parameters = { message: password, nonce: salt, parallelism: 1, tagLength: 32 };
          argon2('argon2id', { ...parameters, memory, passes }, (error, tag) =>
            error ? reject(error) : resolve(tag),
          );
        }),
      known,
    );

  const written = (salt: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(salt)}$${base64(tag)}`;
  // No password has it: a start need not work for it.
  const nobody = written(randomBytes(16), randomBytes(32));

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return written(salt, await derive(password, salt, { ...cost, known: true }));
    },

    /** Whether a password is the hashed one. Without a hash it takes as long and is never so. */
    async verify(password: string, hashed: string | undefined, known = false): Promise<boolean> {
      const { salt, tag, ...its } = parse(hashed ?? nobody);
      return timingSafeEqual(await derive(password, salt, { ...its, known }), tag);
    },
  };
}

function parse(hashed: string) {
  const [, , , parameters = '', salt = '', tag = ''] = hashed.split('$');
  const [, memory, passes] = /^m=(\d+),t=(\d+),p=1$/.exec(parameters) ?? [];
  return {
    memory: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
