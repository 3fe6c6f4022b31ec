import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Node with one fixed answer, which the provider is measured against. Arguments: headers (JSON), body's file. */
const [headers = '{}', file = ''] = process.argv.slice(2);
const fixed = JSON.parse(headers);
const body = readFileSync(file);
const server = createServer((_, response) => {
  response.writeHead(200, fixed);
  response.end(body);
}).listen(0, '127.0.0.1', () => process.send?.(server.address()));
