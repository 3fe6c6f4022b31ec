import { requestId as honoRequestId } from 'hono/request-id';

/** A fresh id per request, in the answer and in the log; a caller's own is not taken over. */
export const requestId = honoRequestId({
  headerName: 'X-Request-Id',
  limitLength: 0,
});
