import type { Role } from './account.ts';

/** The roles that may do each action (docs/contract.md#roles), for both apps. An action that is not named is every account's. */
export const permitted = {
  /** Publishes, schedules, withdraws, sends back, pins, orders and purges items, and changes those of others. */
  publish: ['redaktur', 'pengelola'],
  'change-facts': ['pengelola'],
  'keep-pupils': ['pengelola'],
  /** Reads sealed registrations and the wrapped key, and says what becomes of each. */
  'keep-registrations': ['redaktur', 'pengelola'],
  /** Makes the school's key and switches registering on and off. */
  'keep-registration-key': ['pengelola'],
  'keep-accounts': ['pengelola'],
  'read-log': ['pengelola'],
  'keep-backups': ['pengelola'],
  'read-report': ['pengelola'],
} satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof permitted;

/** Returns true where a role may do an action. */
export function can(role: Role, action: Action): boolean {
  return (permitted[action] as readonly Role[]).includes(role);
}
