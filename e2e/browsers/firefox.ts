import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, callOf, type Tab } from './tab.ts';

type Answer = { id?: number; type: string; method?: string; result?: unknown; message?: string };
type Result = { type: string; result: { value: string }; exceptionDetails?: { text: string } };

/** Starts Firefox with a new profile and speaks WebDriver BiDi with it, which it understands by itself. */
export async function startFirefox(program: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'pesantren-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const connection = await connect(`${await addressIn(firefox.stderr)}/session`);
  const { send } = connection;
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: async () => openTab(connection),
    close: async () => {
      firefox.kill();
      await once(firefox, 'exit');
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Waits until Firefox says where it listens; what else it says is about itself. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (!address) continue;
    output.resume();
    return address;
  }
  throw new Error('Firefox ended before it listened');
}

type Connection = Awaited<ReturnType<typeof connect>>;

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const answers = new Map<number, (answer: Answer) => void>();
  const events: { source: { context: string }; level: string; text: string }[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { params, ...answer } = JSON.parse(data);
    if (answer.method === 'log.entryAdded') events.push(params);
    else answers.get(answer.id)?.(answer);
  });
  const send = async (method: string, params: object) => {
    const id = answers.size + 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await promise;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result as never;
  };
  return { send, events };
}

async function openTab({ send, events }: Connection): Promise<Tab> {
  const { userContext } = (await send('browser.createUserContext', {})) as { userContext: string };
  const { context } = (await send('browsingContext.create', { type: 'tab', userContext })) as {
    context: string;
  };
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    evaluate: async (code, argument) => {
      const expression = callOf(code, argument);
      const target = { context };
      const { result, exceptionDetails } = (await send('script.evaluate', {
        expression,
        target,
        awaitPromise: false,
      })) as Result;
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    errors: async () =>
      events
        .filter(({ level, source }) => level === 'error' && source.context === context)
        .map(({ text }) => text),
    close: () => send('browser.removeUserContext', { userContext }),
  };
}
