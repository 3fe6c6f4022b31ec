import { messages } from '@pesantren/content/messages';
import { type Report, reportSchema } from '../contract/operating/report.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

/** Creates the call of the report (docs/contract.md#report), which throws an `ApiError`; `full` only, for a `pengelola`. */
export function createReports(options: ClientOptions) {
  const { readAs } = createTransport(options);
  return {
    report: (signal?: AbortSignal): Promise<Report> =>
      readAs(reportSchema, '/report.php', messages.loadFailed, { signal }),
  };
}
