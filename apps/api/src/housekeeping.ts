import { type ResourceName, resources } from '@pesantren/api-client/resources';
import type { Deps } from './deps.ts';
import { purgeFirstAnswers } from './features/items/first-answers.ts';
import { itemStore } from './features/items/store.ts';
import { logStore } from './features/log/store.ts';
import { colorPictures } from './features/upload/color-pictures.ts';
import { sweepSized } from './features/upload/sized-pictures.ts';
import { sweepUploads } from './features/upload/sweep-uploads.ts';
import { forgetLimits } from './http/forget-limits.ts';

const daily = 86_400_000;

/** In milliseconds: how long a picture's sizes are kept before they are made anew. */
const sizesKeptFor = 90 * daily;

type Housework = Pick<Deps, 'db' | 'now' | 'uploads' | 'sized' | 'log'>;

/** Lets go of everything that is kept for a time only, and finds the colours of pictures that have none yet. */
export async function housekeeping(deps: Housework): Promise<void> {
  for (const name of Object.keys(resources)) await itemStore(deps, name as ResourceName).purge();
  await purgeFirstAnswers(deps);
  await logStore(deps).purge();
  await forgetLimits(deps);
  await sweepSized(deps, new Date(deps.now().getTime() - sizesKeptFor));
  // Last: rows that go take their claim on files with them.
  await sweepUploads(deps);
  await colorPictures(deps);
}

/** Does so now and daily, until the timer that it answers is cleared. A failure waits for the next day. */
export function startHousekeeping(deps: Deps): NodeJS.Timeout {
  const run = () =>
    housekeeping(deps).catch((error: Error) =>
      deps.log({ event: 'housekeeping-failed', error: error.stack ?? String(error) }),
    );
  void run();
  return setInterval(run, daily);
}
