import { publishedNames } from '@pesantren/api-client/contract/publication';
import { inTransaction } from '../db/in-transaction.ts';
import { forgetLeastRelease } from '../db/least-release.ts';
import { publishedIn } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createSessions } from '../features/admin/sessions.ts';
import { createAdminStore } from '../features/admin/store.ts';
import { createAuditLog } from '../features/audit-log/store.ts';
import { visibleAt } from '../features/publication/visible.ts';
import type { Terminal } from './terminal.ts';

const operator = { username: '(operator)', address: '' };

/**
 * Prepares a database for a release that knows neither drafts, times nor roles (docs/operating/releases.md#going-back): what no
 * visitor sees goes into the trash, accounts with fewer rights are disabled, and older releases start again.
 */
export async function prepareBack(
  deps: Pick<Deps, 'db' | 'now'>,
  terminal: Terminal,
): Promise<void> {
  const now = deps.now();
  const done = await inTransaction(deps.db, async (db) => {
    const log = createAuditLog({ ...deps, db });
    const hidden: string[] = [];
    let ending = 0;
    for (const name of publishedNames) {
      const there = publishedIn(db).selectFrom(name).where('deleted_at', 'is', null);
      const rows = await there
        .select(['id', 'expire_at', visibleAt(name, now).as('seen')])
        .execute();
      const unseen = rows.filter(({ seen }) => !seen).map(({ id }) => id);
      ending += rows.filter(({ seen, expire_at }) => seen && expire_at !== null).length;
      for (const id of unseen) {
        await publishedIn(db)
          .updateTable(name)
          .set({ deleted_at: now.toISOString() })
          .where('id', '=', id)
          .execute();
        await log.add(operator, 'item-deleted', { resource: name, id });
      }
      if (unseen.length > 0) hidden.push(`${unseen.length} ${name}`);
    }
    const accounts = createAdminStore(db);
    const limited = (await accounts.all()).filter(
      ({ role, disabled_at }) => role !== 'pengelola' && disabled_at === null,
    );
    for (const { id } of limited) {
      await accounts.setDisabled(id, now);
      await createSessions({ ...deps, db }).endAll(id);
      await log.add(operator, 'account-disabled', { resource: 'accounts', id });
    }
    await forgetLeastRelease(db);
    return { hidden, ending, limited: limited.map(({ username }) => username) };
  });
  terminal.say(`Ke Sampah, dapat dipulihkan 30 hari: ${done.hidden.join(', ') || 'tidak ada'}.`);
  terminal.say(`Akun dinonaktifkan: ${done.limited.join(', ') || 'tidak ada'}.`);
  if (done.ending > 0) {
    terminal.warn(`${done.ending} item punya waktu berakhir, yang tidak dikenal rilis lama.`);
  }
  terminal.say('Hentikan rilis ini sebelum rilis yang lama dinyalakan.');
}
