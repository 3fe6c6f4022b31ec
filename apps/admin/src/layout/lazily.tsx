import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { type ComponentType, lazy } from 'react';
import { LateCode } from './late-code.tsx';

/** Said where the code of a page does not come. */
const notLoaded = new ApiError(messages.loadFailed, { detail: messages.offline });

/** A component whose code comes with its first use; where that fails, its place says so and can try again. */
export function lazily(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => <LateCode error={notLoaded} load={load} /> };
    }
  });
}
