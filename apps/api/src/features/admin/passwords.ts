import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { atOnce, createConcurrencyLimit } from '@pesantren/api-client/server/concurrency-limit';

/** The cost of one hash: memory in KiB, and passes over it. */
export type PasswordCost = { memory: number; passes: number };

/** More than twice the floor of OWASP's cheat sheet (docs/reliability.md#settings-passwords). */
export const productionCost: PasswordCost = { memory: 65_536, passes: 3 };

export type PasswordHasher = ReturnType<typeof createPasswordHasher>;

/**
 * Creates an argon2id hasher (RFC 9106) of PHC strings: `$argon2id$v=19$m=65536,t=3,p=1$salt$tag`. It runs one hash
 * at a time (64 MiB), queues eight and refuses more with a BusyError. Known devices go first in the
 * queue, so that a flood of strangers locks nobody out.
 * @param turn that of the process, where several schools hash.
 */
export function createPasswordHasher(cost: PasswordCost, turn = atOnce) {
  const limit = createConcurrencyLimit({
    name: 'password',
    running: 1,
    waiting: 8,
    deadline: 5_000,
  });
  const derive = (
    password: string,
    salt: Buffer,
    { memory, passes, known }: PasswordCost & { known: boolean },
  ) =>
    limit(
      () =>
        turn(
          () =>
            new Promise<Buffer>((resolve, reject) => {
              const parameters = { message: password, nonce: salt, parallelism: 1, tagLength: 32 };
              argon2('argon2id', { ...parameters, memory, passes }, (error, tag) =>
                error ? reject(error) : resolve(tag),
              );
            }),
        ),
      known ? 1 : 0,
    );

  const written = (salt: Buffer, tag: Buffer) =>
    `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${base64(salt)}$${base64(tag)}`;
  // Random bytes in place of a real hash, which would slow every start: no password matches.
  const unmatchable = written(randomBytes(16), randomBytes(32));

  return {
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16);
      return written(salt, await derive(password, salt, { ...cost, known: true }));
    },

    /** Compares a password with its hash; without a hash it takes as long and is false. */
    async verify(password: string, hashed: string | undefined, known = false): Promise<boolean> {
      const { salt, tag, ...parameters } = parse(hashed ?? unmatchable);
      return timingSafeEqual(await derive(password, salt, { ...parameters, known }), tag);
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
