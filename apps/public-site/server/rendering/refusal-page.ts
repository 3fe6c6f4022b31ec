import { setTimeout as pause } from 'node:timers/promises';
import type { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import { OverAllowanceError } from '../http/allowance.ts';

/** Milliseconds before an address over its allowance is refused: a program that retries at once costs others nothing. */
const delay = 1000;

/** Seconds after which a busy site is worth another try. */
const retryAfter = 5;

/**
 * Responds without a page: 429 to an address over its allowance, 503 while too many requests wait.
 * @param name the school's, where it is known.
 */
export async function refuse(
  error: BusyError | OverAllowanceError,
  name = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const isOver = error instanceof OverAllowanceError;
  if (isOver) await pause(delay);
  const seconds = isOver ? error.retryAfter : retryAfter;
  return new Response(isOver ? overPage(name, seconds) : busyPage(name), {
    status: isOver ? 429 : 503,
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
  });
}

const busyPage = (name: string) =>
  page(
    name,
    'Situs sedang ramai',
    'Banyak pengunjung membuka situs ini pada saat yang sama. Tunggu beberapa detik, lalu muat ulang halaman ini.',
  );

const overPage = (name: string, seconds: number) =>
  page(
    name,
    'Terlalu banyak halaman sekaligus',
    `Dari jaringan Anda datang permintaan lebih banyak daripada yang dapat kami layani. Tunggu ${seconds} detik, lalu muat ulang halaman ini.`,
  );

/** Needs no style sheet and no script; colors are the system's. */
function page(name: string, title: string, text: string): string {
  return `<!doctype html><html lang="id" style="color-scheme:light dark"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${title}${name && ` · ${escapeHtml(name)}`}</title>
<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.25rem">
<p>${escapeHtml(name)}</p><h1 style="font-size:1.75rem;line-height:1.25">${title}</h1><p>${text}</p>
<p><a href="">Muat ulang</a> · <a href="/">Ke beranda</a></p></html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
