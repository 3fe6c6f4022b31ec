import { createServer } from 'node:http';

/** An answer as it travels; `headers`: names and values in turns, without those that Node itself sets. */
export type FixedAnswer = { status: number; headers: string[]; body: Uint8Array };

/** The floor that servers are measured against: Node with one fixed answer, which its parent sends. */
const port = Number(process.argv[2]);
process.once('message', ({ status, headers, body }: FixedAnswer) => {
  createServer((_, response) => {
    response.writeHead(status, headers);
    response.end(body);
  }).listen({ port, host: '127.0.0.1', backlog: 4096 }, () => process.send?.({ ready: true }));
});
process.on('disconnect', () => process.exit(0));
