import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, callOf, type Tab } from './tab.ts';

/** Starts the driver of WebKitGTK, which speaks W3C WebDriver, on a display of its own: it knows no windowless mode. */
export async function startWebkit(program: string): Promise<Browser> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await once(screen.stdio[3] as Readable, 'data');
  const port = await freePort();
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const driver = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => false))) await pause(20);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId }: { sessionId: string } = await ask(`${address}/session`, { capabilities });
  const session = `${address}/session/${sessionId}`;
  return {
    open: async () => describeTab(session),
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      for (const child of [driver, screen]) {
        child.kill();
        await once(child, 'exit');
      }
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Its one window: another one takes a start of the browser, in which it hangs now and then. */
function describeTab(session: string): Tab {
  const evaluate: Tab['evaluate'] = async (code, argument) =>
    JSON.parse(
      await ask(`${session}/execute/sync`, {
        script: `return ${callOf(code, argument)}`,
        args: [],
      }),
    );
  return {
    goto: async (url) => {
      await ask(`${session}/url`, { url });
      await evaluate(noteErrors);
    },
    resize: (width, height) => ask(`${session}/window/rect`, { width, height }),
    evaluate,
    perform: (actions) => ask(`${session}/actions`, { actions }),
    errors: () => evaluate(() => (window as { noted?: string[] }).noted ?? []),
    close: async () => {
      await fetch(`${session}/cookie`, { method: 'DELETE' });
    },
  };
}

/** The protocol tells no errors: a page that was gone to notes them from its load on. */
function noteErrors(): void {
  const noted: string[] = [];
  Object.assign(window, { noted });
  addEventListener('error', ({ message }) => noted.push(message));
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => noted.push(blockedURI));
  const { error } = console;
  console.error = (...words) => {
    noted.push(words.join(' '));
    error(...words);
  };
}

async function ask(url: string, body: object) {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: { message: string } };
  if (!response.ok) throw new Error(`${url}: ${value.message}`);
  return value as never;
}
