import { readdirSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { root } from '../../scripts/apps.ts';

/** What the admin's address answers: the release that was built, or the next one, with the files of the one before or without. */
type Out = 'built' | 'newer' | 'newer alone';

const base = '/adminsekolah/assets/';

/** Stands before the admin's server, and can put the next release out: the same code under other names. */
export async function releases(port: number, admin: string) {
  const files = readdirSync(join(root, 'apps/admin/dist/assets')).filter(
    (name) => !/\.(br|gz)$/.test(name),
  );
  const newerOf = new Map(files.map((name) => [name, name.replace(/(?=\.\w+$)/, 'X')]));
  const builtOf = new Map([...newerOf].map(([built, newer]) => [newer, built]));
  const names = new RegExp(files.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  let out: Out = 'built';

  /** The name of a file as it was built; undefined where there is none of this name. */
  const builtName = (name: string) => {
    if (builtOf.has(name)) return out === 'built' ? undefined : builtOf.get(name);
    return out === 'newer alone' && newerOf.has(name) ? undefined : name;
  };
  /** Names the files of the next release, and has the service worker see that it is one. */
  const renamed = (text: string) =>
    text
      .replace(names, (name) => newerOf.get(name) ?? name)
      .replace(/(?<=[`"'])[0-9a-f]{16}(?=[`"'])/, (revision) => `${revision.slice(0, 15)}x`);
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const name = path.startsWith(base) ? path.slice(base.length) : '';
    const built = builtName(name);
    if (built === undefined) return void response.writeHead(404).end();
    const answer = await fetch(admin + (name ? base + built : path), { redirect: 'manual' });
    copyHeaders(answer, response);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isText = /text|javascript|json/.test(answer.headers.get('content-type') ?? '');
    const isOfNext = out !== 'built' && (name === '' || built !== name);
    response.end(isOfNext && isText ? renamed(String(bytes)) : bytes);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    putOut(release: Out): void {
      out = release;
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

function copyHeaders(answer: Response, response: ServerResponse): void {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (!/^(content-(encoding|length)|etag|connection|keep-alive|transfer-encoding)$/.test(name))
      response.setHeader(name, value);
}
