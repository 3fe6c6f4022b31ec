/** What becomes of the answers about one resource. Whatever it leaves out is as the real provider has it. */
export type Fault = {
  /** Milliseconds before the answer. */
  delay?: number;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Ends the connection: before the answer, or in the middle of its body. */
  cut?: 'before' | 'within';
};

/** Where faults are ordered: `PUT` one at `/faults/<resource>`, `DELETE` all. */
export const faultsPath = '/faults';
