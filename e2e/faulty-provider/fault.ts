/** Fault injected into the answers about one resource; fields left out stay as the real provider's. */
export type Fault = {
  /** Milliseconds before the answer. */
  delay?: number;
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Ends the connection: before the answer, or in the middle of its body. */
  cut?: 'before' | 'within';
};

/** Path that controls faults: `PUT` one at `/faults/<resource>`, `DELETE` all. */
export const faultsPath = '/faults';
