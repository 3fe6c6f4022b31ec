import { setTimeout as pause } from 'node:timers/promises';
import { BusyError } from '@pesantren/api-client/server/concurrency-limit';
import type { LateError } from '@pesantren/api-client/server/deadline';
import { OverAllowanceError } from '../http/allowance.ts';
import { awayPage, plainPage } from './plain-page.ts';

/** Milliseconds before an address over its allowance is refused: a program that retries at once costs others nothing. */
const delay = 1000;

/** Seconds after which a busy site is worth another try. */
const retryAfter = 5;

/** Why a page is refused: too many from one address, too many at once, or its data did not come in time. */
export type Refusal = OverAllowanceError | BusyError | LateError;

/**
 * Responds without a page: 429 to an address over its allowance, 503 while too many requests wait or nothing can be read.
 * @param name the school's, where it is known.
 */
export async function refuse(
  error: Refusal,
  name = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const isOver = error instanceof OverAllowanceError;
  if (isOver) await pause(delay);
  const seconds = isOver ? error.retryAfter : retryAfter;
  const busyOrAway = error instanceof BusyError ? busyPage(name) : awayPage(name);
  return new Response(isOver ? overPage(name, seconds) : busyOrAway, {
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
  plainPage(
    name,
    'Situs sedang ramai',
    'Banyak pengunjung membuka situs ini pada saat yang sama. Tunggu beberapa detik, lalu muat ulang halaman ini.',
  );

const overPage = (name: string, seconds: number) =>
  plainPage(
    name,
    'Terlalu banyak halaman sekaligus',
    `Dari jaringan Anda datang permintaan lebih banyak daripada yang dapat kami layani. Tunggu ${seconds} detik, lalu muat ulang halaman ini.`,
  );
