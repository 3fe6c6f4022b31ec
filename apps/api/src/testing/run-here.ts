import { failureOf, runCommand } from '../cli/run-command.ts';
import { silentTerminal } from '../cli/terminal.ts';

/**
 * Runs an operator's command in this process, without the second that a process of its own takes to start. It
 * answers what `command` does; that the process itself does so one test of each command proves there.
 */
export async function commandHere(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): Promise<{ code: number; stdout: string; stderr: string }> {
  const said: string[] = [];
  const warned: string[] = [];
  const terminal = {
    ...silentTerminal,
    input: async () => input,
    say: (line: string) => void said.push(`${line}\n`),
    warn: (line: string) => void warned.push(`${line}\n`),
  };
  const code = await runCommand(args, env, terminal).catch((error: unknown) => {
    const failure = failureOf(error);
    warned.push(`${failure.words}\n`);
    return failure.code;
  });
  return { code, stdout: said.join(''), stderr: warned.join('') };
}
