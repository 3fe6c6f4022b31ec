// Runs before each test file. What the provider itself starts, as the proof of a backup does, shares the cache too; and
// with young memory as small as in deploy/systemd a start takes a sixth less processor.
import { compiled } from './child-env.ts';

process.env.NODE_COMPILE_CACHE = compiled;
process.env.NODE_OPTIONS = '--max-semi-space-size=4';
