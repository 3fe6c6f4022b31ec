import type { Role } from './account.ts';

/** Who may do what (docs/contract.md#roles): both apps read it here. What it does not name, every account may. */
export const permitted = {
  /** Publishes, schedules, withdraws, pins, orders and purges items, and changes those of others. */
  publish: ['redaktur', 'pengelola'],
  'change-facts': ['pengelola'],
  'keep-pupils': ['pengelola'],
  'keep-accounts': ['pengelola'],
  'read-log': ['pengelola'],
} satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof permitted;

/** Returns true where a role may do an action. */
export function can(role: Role, action: Action): boolean {
  return (permitted[action] as readonly Role[]).includes(role);
}
