import { inTransaction } from '../db/in-transaction.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { generatePassword } from '../features/admin/first-admin.ts';
import { accountNameFault, takenWords } from '../features/admin/name-key.ts';
import { createSessions } from '../features/admin/sessions.ts';
import { createAdminStore } from '../features/admin/store.ts';
import { weaknessOf, wordsOfSchool } from '../features/admin/weak-password.ts';
import { type Action, createAuditLog } from '../features/audit-log/store.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** The actor of commands in the audit log. */
const operator = { username: '(operator)', address: '' };

/** The operator's commands on accounts, for all who can read the database; the audit log records each. */
export function adminCommands(deps: Deps, terminal: Terminal) {
  async function existing(username: string): Promise<Row<'admins'>> {
    const admin = await createAdminStore(deps.db).anyByName(username);
    if (!admin) throw new CommandError(`Tidak ada akun "${username}".`);
    return admin;
  }

  function change(
    action: Action,
    work: (
      admins: ReturnType<typeof createAdminStore>,
      live: ReturnType<typeof createSessions>,
    ) => Promise<void>,
  ): Promise<void> {
    return inTransaction(deps.db, async (db) => {
      await work(createAdminStore(db), createSessions({ ...deps, db }));
      await createAuditLog({ ...deps, db }).add(operator, action);
    });
  }

  return {
    /** Creates an account; the password is generated and shown once, or read from standard input. */
    async create(username: string, fromInput: boolean): Promise<void> {
      const fault = accountNameFault(username);
      if (fault) throw new CommandError(fault);
      const other = await createAdminStore(deps.db).resembling(username);
      if (other) throw new CommandError(takenWords(username, other.username));
      const password = await newPassword([username, ...(await wordsOfSchool(deps))], fromInput);
      const hash = await deps.passwords.hash(password);
      await change('account-created', (admins) => admins.create(username, hash, deps.now()));
      terminal.say(`Akun "${username}" dibuat.`);
      showPassword(password, fromInput);
    },

    /** Changes an account's password and ends all its sessions. */
    async password(username: string, fromInput: boolean): Promise<void> {
      const { id } = await existing(username);
      const password = await newPassword([username, ...(await wordsOfSchool(deps))], fromInput);
      const hash = await deps.passwords.hash(password);
      await change('password-changed', async (admins, live) => {
        await admins.setPassword(id, hash);
        await live.endAll(id);
      });
      terminal.say(`Kata sandi "${username}" diganti; semua sesinya berakhir.`);
      showPassword(password, fromInput);
    },

    async list(): Promise<void> {
      for (const { username, role, created_at, disabled_at } of await createAdminStore(
        deps.db,
      ).all()) {
        const state = disabled_at ? `dinonaktifkan ${disabled_at}` : 'aktif';
        terminal.say(`${username}\t${state}\tdibuat ${created_at}\t${role}`);
      }
    },

    /** Disables an account and ends all its sessions. */
    async disable(username: string): Promise<void> {
      const account = await existing(username);
      const { id } = account;
      if (await createAdminStore(deps.db).isLastManager(account)) {
        throw new CommandError('Ini pengelola aktif terakhir: buat akun lain dulu.');
      }
      await change('account-disabled', async (admins, live) => {
        await admins.setDisabled(id, deps.now());
        await live.endAll(id);
      });
      terminal.say(`Akun "${username}" dinonaktifkan.`);
    },

    async enable(username: string): Promise<void> {
      const { id } = await existing(username);
      await change('account-enabled', (admins) => admins.setDisabled(id, null));
      terminal.say(`Akun "${username}" aktif.`);
    },

    /** Prints the audit log, the last first: time, account, address, action, item, separated by tabs. */
    async log(limit: number): Promise<void> {
      const { items } = await createAuditLog(deps).list({ limit, offset: 0 });
      for (const { at, username, address, action, resource, item_id } of items) {
        const item = resource && `${resource}/${item_id}`;
        // Names that people choose must not send control codes to the terminal.
        terminal.say([at, username, address, action, item].join('\t').replace(/[^\P{C}\t]/gu, '�'));
      }
    },
  };

  function showPassword(password: string, fromInput: boolean): void {
    if (!fromInput) terminal.say(`Kata sandi: ${password} (hanya tampil sekali ini)`);
  }

  async function newPassword(words: readonly string[], fromInput: boolean): Promise<string> {
    if (!fromInput) return generatePassword();
    const password = (await terminal.input()).replace(/\r?\n$/, '');
    if (password.length < 12 || password.length > 256) {
      throw new CommandError('Kata sandi: 12 sampai 256 karakter.');
    }
    const weakness = await weaknessOf(password, words);
    if (weakness) throw new CommandError(`Kata sandi ${weakness}`);
    return password;
  }
}
