import { Socket } from 'node:net';

/** The message of an error behind which the other side sent what is no PostgreSQL. */
export const unreadable = 'The database sent what cannot be read';

/**
 * A connection on which what cannot be read ends that connection alone: `pg` parses within the event `data`, where an
 * exception would end the process (https://github.com/brianc/node-postgres/issues/2653). Within TLS nobody but the server itself sends anything.
 */
export class GuardedSocket extends Socket {
  override emit(event: string | symbol, ...args: unknown[]): boolean {
    if (event !== 'data') return super.emit(event, ...args);
    try {
      return super.emit(event, ...args);
    } catch (cause) {
      this.destroy(new Error(unreadable, { cause }));
      return true;
    }
  }
}
