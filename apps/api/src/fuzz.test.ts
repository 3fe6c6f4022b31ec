import { problemCodes } from '@pesantren/api-client/contract/problem';
import { resourceNames, resources } from '@pesantren/api-client/resources';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApiDocument } from './features/openapi/document.ts';
import { apiForAllTests } from './testing/api-for-each-test.ts';
import { generatedRequest, send } from './testing/generated-requests.ts';
import { bodyOf, read } from './testing/requests.ts';

/** Of its 400 calls several create, the rarest answer: with any seed one run in twenty has no 201 at all. */
const seed = 20_261_204;

const api = apiForAllTests();
beforeAll(async () => {
  for (const name of resourceNames) {
    for (let n = 0; n < 5; n += 1) await api.create(name);
  }
});

test('[R0] generated requests to every route never fail, and every refusal has the contract’s form', async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(generatedRequest(await openApiDocument(api.app)), async (generated) => {
      const response = await send(api, generated);
      statuses.add(response.status);
      const text = await response.text();
      expect(response.status, text).toBeLessThan(500);
      if (response.status < 400 || response.status === 416) return;
      const { message, code } = JSON.parse(text);
      expect(problemCodes).toHaveProperty(code, response.status);
      expect(message).toMatch(/\p{L}/u);
      expect(text).not.toMatch(/select |insert |node_modules|\.ts:\d/);
    }),
    // The same calls each time; `pnpm bench fuzz` is for others.
    { numRuns: 400, seed },
  );
  // Else it has knocked at one door only.
  for (const status of [200, 201, 204, 400, 401, 404, 415, 422]) expect(statuses).toContain(status);
});

test('[R0] everything stored by them still matches the contract', async () => {
  expect((await api.fetch(new Request(`${api.origin}/healthz`))).status).toBe(200);
  for (const name of resourceNames) {
    const items = await bodyOf<object[]>(read(api, resources[name].path));
    for (const item of items) {
      expect(z.safeParse<z.ZodMiniType>(resources[name].item, item).error).toBeUndefined();
      expect(JSON.stringify(item).isWellFormed()).toBe(true);
    }
  }
});
