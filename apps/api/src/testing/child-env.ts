import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** V8's compile cache, shared by all processes of the tests. */
export const compiled = join(tmpdir(), 'pesantren-compiled');

/** The variables that every process which a test or a measurement starts is given beside its own. */
export function childEnv(): Record<string, string | undefined> {
  const { PATH, NODE_OPTIONS } = process.env;
  return { PATH, NODE_OPTIONS, NODE_COMPILE_CACHE: compiled };
}
