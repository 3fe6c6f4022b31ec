// Sends so many requests a second, however long answers take, until `stop`. Arguments: rate, base, paths (JSON).
import { Agent, get } from 'node:http';

const [rate = '', base = '', list = '[]'] = process.argv.slice(2);
const paths: string[] = JSON.parse(list);
const headers = { 'X-API-Key': 'pesantren-dev-key' };
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
/** Why requests failed, one entry each. */
const failed: string[] = [];
let sent = 0;

const start = performance.now();
const clock = setInterval(() => {
  const due = ((performance.now() - start) * Number(rate)) / 1000;
  for (; sent < due; sent += 1) ask(sent);
}, 1);

/** The nth request: its time counts from when it was due, not from when it could be sent. */
function ask(n: number): void {
  const due = start + (n * 1000) / Number(rate);
  get(base + paths[n % paths.length], { agent, headers }, (response) => {
    response.resume().on('end', () => {
      if (response.statusCode !== 200) failed.push(String(response.statusCode));
      times.push(performance.now() - due);
    });
  }).on('error', ({ message }) => failed.push(message));
}

process.once('disconnect', () => process.exit());
process.once('message', () => {
  clearInterval(clock);
  process.send?.({ times, failed }, () => process.exit());
});
process.send?.('asking');
