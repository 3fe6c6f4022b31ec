import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Node with one fixed answer: what a page's server is measured against. Port, headers (JSON), body's file. */
const [port, headers = '{}', file = ''] = process.argv.slice(2);
const body = readFileSync(file);
const fixed = JSON.parse(headers);
createServer((_, response) => {
  response.writeHead(200, fixed);
  response.end(body);
}).listen(Number(port), '127.0.0.1', () => process.send?.({ ready: true }));
