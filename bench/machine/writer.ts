// Somebody who writes on and on: articles and drafts. At SIGTERM it says how many were acknowledged and how many of these are
// lost, or are shown though they are drafts; while it is refused it tries on, and tells for how long that was, and the answers.
import { setTimeout as pause } from 'node:timers/promises';

const [api = '', admin = '', key = '', username = '', password = ''] = process.argv.slice(2);
const headers = { 'X-API-Key': key, Origin: admin, 'Content-Type': 'application/json' };
let isEnding = false;
process.on('SIGTERM', () => {
  isEnding = true;
});

async function send(path: string, body?: object, more: Record<string, string> = {}) {
  return fetch(api + path, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...headers, ...more },
    signal: AbortSignal.timeout(8_000),
  });
}

const login = await send('/admin.php/login', { username, password });
const Cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
const written: { title: string; isDraft: boolean }[] = [];
let refused: { since: number; answers: Set<number> } | undefined;
let longest = 0;
for (let n = 0; !isEnding; n += 1) {
  const [title, isDraft] = [`Catatan nomor ${n}`, n % 2 === 1];
  const body = { title, content: 'Isi.', ...(isDraft && { state: 'draft' }) };
  const answer = await send('/articles.php', body, { Cookie }).catch(() => null);
  if (answer?.ok) {
    written.push({ title, isDraft });
    if (refused) tell(refused);
    refused = undefined;
  } else {
    refused ??= { since: Date.now(), answers: new Set() };
    refused.answers.add(answer?.status ?? 0);
  }
  await pause(refused ? 100 : 250);
}

function tell({ since, answers }: { since: number; answers: Set<number> }): void {
  const ms = Date.now() - since;
  longest = Math.max(longest, ms);
  console.error(
    `${new Date(since).toISOString()} refused for ${ms} ms: ${[...answers].join(', ')}`,
  );
}

/** The titles of a list, a hundred at a time, which is the most that one answer has. */
async function titles(query: string, more = {}): Promise<Set<string>> {
  const found = new Set<string>();
  for (let offset = 0; ; offset += 100) {
    const answer = await send(`/articles.php?limit=100&offset=${offset}${query}`, undefined, more);
    const list = (await answer.json()) as { title: string }[];
    for (const { title } of list) found.add(title);
    if (list.length < 100) return found;
  }
}

const all = await titles('&state=all', { Cookie });
const shown = await titles('');
const lost = written.filter(
  ({ title, isDraft }) => !all.has(title) || (!isDraft && !shown.has(title)),
);
const leaked = written.filter(({ title, isDraft }) => isDraft && shown.has(title));
console.log(`writes|${written.length}|${lost.length + leaked.length}`);
console.log(`refused|${longest}|0`);
process.exit();
