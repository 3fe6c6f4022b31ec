import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { createServerFetch } from '@pesantren/api-client/server/server-fetch';

/** One message: a trouble that has begun, or is over. */
export type Message = {
  site: string;
  name: string;
  state: 'begun' | 'over';
  text: string;
  at: string;
};

/** Delivers a message. @throws where it was not taken. */
export type Target = (message: Message) => Promise<void>;

/** In milliseconds: a target that has not taken a message by then is given up until the next run. */
const deadline = 15_000;

/** Returns a target that sends JSON by POST, with `text` as many services show it. */
export function toUrl(url: string, wait = deadline): Target {
  const send = createServerFetch(wait);
  return async (message) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...message, text: lineOf(message) });
    const { ok, status } = await send(url, { method: 'POST', headers, body });
    if (!ok) throw new Error(`ALARM_URL menjawab ${status}`);
  };
}

/** Returns a target that hands a mail to the system's own `sendmail`, which queues it. */
export function toMail(address: string, wait = deadline): Target {
  return async (message) => {
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/lib` };
    const signal = AbortSignal.timeout(wait);
    // -i: a line of a single dot ends nothing; -t: the recipient stands in the mail.
    const child = spawn('sendmail', ['-i', '-t'], {
      env,
      signal,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const exited = once(child, 'close');
    child.stdin.on('error', () => {}).end(mailOf(address, message));
    const [code] = await exited;
    if (code !== 0) throw new Error(`sendmail berakhir dengan ${code}`);
  };
}

/** Returns a message as one line for people. */
function lineOf({ site, state, text }: Message): string {
  return `${site}: ${state === 'over' ? 'Sudah pulih: ' : ''}${text}`;
}

function mailOf(address: string, message: Message): string {
  const { site, state, name, at } = message;
  const subject = `${state === 'over' ? 'Pulih' : 'Perlu dilihat'}: ${name} (${new URL(site).host})`;
  const head = [
    `To: ${address}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return `${head.join('\n')}\n\n${lineOf(message)}\n\n${at}, ${hostname()}\n`;
}
