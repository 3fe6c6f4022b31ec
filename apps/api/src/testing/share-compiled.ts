// Setup of vitest: what the provider itself starts, as the proof of a backup does, shares the cache too.
import { compiled } from './compiled.ts';

process.env.NODE_COMPILE_CACHE = compiled;
