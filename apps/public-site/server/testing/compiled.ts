import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Environment by which the processes of the tests share V8's compiled code: the second start takes half of the first. */
export const compiled = { NODE_COMPILE_CACHE: join(tmpdir(), 'pesantren-compiled') };
