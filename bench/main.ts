import { build } from '../scripts/run.ts';
import { measurements } from './measurements.ts';

const [wanted, ...args] = process.argv.slice(2);
const names = Object.keys(measurements);
const isKnown = wanted === undefined || names.includes(wanted);
if (!isKnown) {
  printUsage();
  process.exit(wanted === '--help' ? 0 : 2);
}
// Without a name: all that need nothing but the built site, since the provider's take hours together.
const chosen = names.filter((name) =>
  wanted === undefined ? measurements[name]?.isOfSite : name === wanted,
);
const needsBuild = chosen.some((name) => measurements[name]?.isOfSite);
if (needsBuild && !build(['@pesantren/public-site', '@pesantren/admin'])) process.exit(1);
for (const name of chosen) {
  const overBudget = (await measurements[name]?.measure(args)) ?? [];
  for (const line of overBudget) console.log(`Di atas anggaran: ${line}`);
  if (overBudget.length > 0) process.exitCode = 1;
}

function printUsage(): void {
  console.log('pnpm bench [nama] [argumen …]: tanpa nama, semua yang bertanda *\n');
  for (const [name, { args: takes = '', about, isOfSite }] of Object.entries(measurements)) {
    console.log(`${isOfSite ? '*' : ' '} ${`${name} ${takes}`.padEnd(28)} ${about}`);
  }
}
