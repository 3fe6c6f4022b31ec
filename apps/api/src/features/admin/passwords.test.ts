import { expect, test } from 'vitest';
import { createPasswordHasher, productionCost } from './passwords.ts';

const { hash, verify } = createPasswordHasher({ memory: 8, passes: 1 });

test('a hash is a PHC string with a salt of its own and nothing of the password', async () => {
  const [one, two] = [await hash('kata sandi uji'), await hash('kata sandi uji')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
});

test('[A15] only the exact password matches, in any script and length', async () => {
  const long = `kata sandi العلم 🌱 ${'x'.repeat(100)}`;
  const hashed = await hash(long);
  expect(await verify(long, hashed)).toBe(true);
  expect(await verify(`${long.slice(0, -1)}y`, hashed)).toBe(false);
  expect(await verify(long.trimEnd().toUpperCase(), hashed)).toBe(false);
  expect(await verify('', hashed)).toBe(false);
  expect(await verify(long, undefined)).toBe(false);
});

test('a hash of another cost still verifies', async () => {
  const dearer = createPasswordHasher({ memory: 64, passes: 2 });
  expect(await verify('kata sandi uji', await dearer.hash('kata sandi uji'))).toBe(true);
});

// docs/reliability.md#settings-passwords
test('the cost in production is above the floor of OWASP', () => {
  expect(productionCost.memory).toBeGreaterThanOrEqual(19_456);
  expect(productionCost.passes).toBeGreaterThanOrEqual(2);
});
