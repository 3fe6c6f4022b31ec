import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** V8's compile cache, shared by all processes of the tests. */
export const compiled = join(tmpdir(), 'pesantren-compiled');
