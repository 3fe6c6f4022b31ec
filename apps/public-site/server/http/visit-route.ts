import {
  longestVisit,
  parseVisit,
  speedName,
  speeds,
  type Visit,
} from '@pesantren/api-client/contract/operating/visits';
import type { TellVisits } from '@pesantren/api-client/visits';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { paths } from '../../src/paths.ts';
import { callerAddress, createAllowance } from './allowance.ts';

/** Beacons of one address in a minute; more are not counted. A school is one address, of whose visits one in ten tells. */
const aMinute = 30;

/** Names that are counted between two tellings. */
const most = 500;

/** In milliseconds: between two tellings. */
const pause = 60_000;

type Options = { trustedProxies?: number | undefined; tellEvery?: number };

/**
 * Creates the route to which browsers tell one visit in ten: it counts pages and speeds, keeps nothing of who it was, and
 * tells the provider once a minute. What the provider does not take is told with the next.
 */
export function visitRoute(
  tell: TellVisits,
  { trustedProxies = 0, tellEvery = pause }: Options = {},
): Hono {
  const allowance = createAllowance(aMinute);
  const count = createCount(tell, tellEvery);
  return new Hono().post(paths.visits, bodyLimit({ maxSize: longestVisit }), async (c) => {
    const visit = parseVisit(await c.req.json().catch(() => null));
    if (!visit) return c.body(null, 400);
    const address = callerAddress(c, trustedProxies);
    const isTooMany = await allowance(address).then(
      () => false,
      () => true,
    );
    if (!isTooMany) count(visit);
    return c.body(null, isTooMany ? 429 : 204);
  });
}

/** Creates the count of visits, which is told and set to zero after each pause in which there were any. */
function createCount(tell: TellVisits, tellEvery: number): (visit: Visit) => void {
  let pages = new Map<string, number>();
  let measured = new Map<string, number>();
  let isWaiting = false;

  async function tellAll(): Promise<void> {
    isWaiting = false;
    const told = [pages, measured] as const;
    pages = new Map();
    measured = new Map();
    try {
      const [ofPages, ofSpeeds] = told.map((counts) => Object.fromEntries(counts));
      await tell({ pages: ofPages ?? {}, speeds: ofSpeeds ?? {} });
    } catch {
      for (const [page, times] of told[0]) add(pages, page, times);
      for (const [name, times] of told[1]) add(measured, name, times);
      tellLater();
    }
  }

  function tellLater(): void {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => void tellAll(), tellEvery).unref();
  }

  return (visit) => {
    for (const page of new Set(visit.pages)) if (isPublic(page)) add(pages, page, 1);
    for (const speed of speeds) {
      const value = visit[speed];
      const scale = speed === 'cls' ? 1000 : 1;
      if (value !== undefined) add(measured, speedName(speed, value * scale), 1);
    }
    tellLater();
  };
}

/** Addresses that tell whose they are stay out: of a registration, of a preview. */
function isPublic(page: string): boolean {
  const secret = [paths.registration, '/pratinjau'];
  return /^\/[\w%./~-]*$/.test(page) && !secret.some((path) => page.startsWith(path));
}

/** Adds to a count; past the most names only known ones. */
function add(counts: Map<string, number>, name: string, count: number): void {
  if (counts.has(name) || counts.size < most) counts.set(name, (counts.get(name) ?? 0) + count);
}
