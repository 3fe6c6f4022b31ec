import { randomUUID } from 'node:crypto';
import { requestId as honoRequestId } from 'hono/request-id';

export const requestIdHeader = 'X-Request-Id';

export const newRequestId = (): string => randomUUID();

/** A fresh id per request, in the answer and in the log; a caller's own is not taken over. */
export const requestId = honoRequestId({
  headerName: requestIdHeader,
  limitLength: 0,
  generator: newRequestId,
});
