import type { PushDevice } from '@pesantren/api-client/contract/push';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';

/** More browsers of one account, and the one that asked first is forgotten. */
const maxDevices = 10;

/** Creates the store of the browsers that asked for notifications. @param deps for a change with a transaction as `db`. */
export function createPushStore({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const ofAccount = (adminId: number) =>
    db
      .selectFrom('push_devices')
      .selectAll()
      .where('admin_id', '=', adminId)
      .orderBy('created_at', 'desc')
      .execute();

  const remove = async (endpoints: readonly string[]): Promise<void> => {
    if (endpoints.length === 0) return;
    await db.deleteFrom('push_devices').where('endpoint', 'in', endpoints).execute();
  };

  return {
    ofAccount,
    remove,

    /** Returns the school's keys, made with the first question for them. */
    async keys(): Promise<Row<'push_keys'>> {
      const stored = () =>
        db.selectFrom('push_keys').selectAll().where('id', '=', 1).executeTakeFirst();
      const found = await stored();
      if (found) return found;
      // Loaded with the first question, as in send.ts: most starts need none of its 60 files.
      const { default: webPush } = await import('web-push');
      const { publicKey, privateKey } = webPush.generateVAPIDKeys();
      await db
        .insertInto('push_keys')
        .values({ id: 1, public_key: publicKey, private_key: privateKey })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      // Another process may have been first.
      return (await stored()) as Row<'push_keys'>;
    },

    /** Notes a browser; one of another account is this one's from now on. */
    async add(adminId: number, { endpoint, p256dh, auth }: PushDevice): Promise<void> {
      const device = { admin_id: adminId, p256dh, auth, created_at: now().toISOString() };
      await db
        .insertInto('push_devices')
        .values({ endpoint, ...device })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
        .execute();
      const surplus = (await ofAccount(adminId)).slice(maxDevices);
      await remove(surplus.map((one) => one.endpoint));
    },
  };
}
