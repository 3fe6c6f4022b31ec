import { load } from './load.ts';
import { processorOf } from './processes.ts';

/** In seconds: until the code is compiled, and then for the measurement. */
const [warm, measured] = [4, 8];

/** What a page costs that is drawn for its visitor alone: milliseconds of processor, here and at the provider. */
export type Drawing = { site: number; provider: number; aSecondOnOneCore: number; errors: number };

/** Measures pages of a site that keeps none, one visitor at a time, so that none shares another's. */
export async function drawing(url: string, pids: { site: number; api: number }): Promise<Drawing> {
  await load(url, 1, warm);
  const [site, api] = [processorOf(pids.site), processorOf(pids.api)];
  const { requests, errors } = await load(url, 1, measured);
  const each = (milliseconds: number) => Math.round((milliseconds / requests) * 100) / 100;
  const [own, providers] = [each(processorOf(pids.site) - site), each(processorOf(pids.api) - api)];
  return { site: own, provider: providers, aSecondOnOneCore: Math.round(1000 / own), errors };
}
