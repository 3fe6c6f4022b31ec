import { ApiError } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';

/**
 * Code that a page needs only once it reads for itself: what it shows first, the server has read.
 * @throws ApiError with words for people when the code cannot be had.
 */
export async function importOrApiError<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new ApiError(messages.loadFailed, { code: 'offline', detail: messages.offline, cause });
  }
}
