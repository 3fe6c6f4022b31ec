import type { SiteConfig } from '../src/config.ts';
import { providerReader } from './provider-reader.ts';

/** In milliseconds: how long an answer stands, so that asking cannot become a load (reliability D14). */
const standsFor = 1000;

/** Whether the provider answers; asked at most once a second, however many ask here. */
export function providerCheck(config: SiteConfig, ask: typeof fetch) {
  const reader = providerReader(config, ask);
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return (): Promise<boolean> => {
    if (performance.now() - asked > standsFor) {
      asked = performance.now();
      answer = reader.list('articles', { limit: 1, fields: 'summary' }).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}
