import { messages } from '@pesantren/content/messages';
import { type PushDevice, type PushState, pushStateSchema } from '../contract/push.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

const path = '/push.php';

/** Creates the calls of notifications (docs/contract.md#push), which throw an `ApiError`; `full` only. */
export function createPush(options: ClientOptions) {
  const { readAs } = createTransport(options);
  const send = (to: string, json: object): Promise<PushState> =>
    readAs(pushStateSchema, to, messages.unknown, { method: 'POST', json });

  return {
    /** Reads the school's key, and whether notifications go to this address of a browser. */
    pushState: (endpoint: string, signal?: AbortSignal): Promise<PushState> =>
      readAs(
        pushStateSchema,
        `${path}?endpoint=${encodeURIComponent(endpoint)}`,
        messages.loadFailed,
        { signal },
      ),

    /** Has notifications of the account sent to a browser. */
    startPush: (device: PushDevice): Promise<PushState> => send(path, device),

    /** Has none sent to it any more. */
    stopPush: (endpoint: string): Promise<PushState> => send(`${path}/remove`, { endpoint }),
  };
}
