import { failureOf, runCommand } from './cli/run-command.ts';
import { terminal } from './cli/terminal.ts';

try {
  process.exitCode = await runCommand(process.argv.slice(2), process.env, terminal);
} catch (error) {
  const { code, words } = failureOf(error);
  console.error(words);
  process.exitCode = code;
}
