import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import type { System } from '../../systems.ts';

export type Account = { username: string; password: string };

const api = join(import.meta.dirname, '../../../apps/api');

/**
 * An administrator of one's own, made by the operator's command: its password and its sessions are
 * nobody else's.
 */
export async function throwawayAccount(system: System): Promise<Account> {
  const username = `guru-${crypto.randomUUID().slice(0, 8)}`;
  // One in 500 such numbers alone is hardly any letters, which the provider refuses.
  const password = `Sungai ${crypto.randomUUID()}`;
  const command = ['src/cli.ts', 'admin', 'create', username, '--stdin'];
  const child = spawn(process.execPath, command, {
    cwd: api,
    env: { ...process.env, ...system.env },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.end(`${password}\n`);
  const [[code], words] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect(code, words).toBe(0);
  return { username, password };
}

/** Signs in, and waits for the screen that was wanted; the last look before publishing is off, but for its own test. */
export async function signIn(
  page: Page,
  system: System,
  { username, password }: Account,
  path = '',
): Promise<void> {
  await page.goto(`${system.admin}/adminsekolah/${path}`);
  await page.getByLabel('Nama pengguna').fill(username);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toBeVisible();
  await page.evaluate((name) => localStorage.setItem(`adminLastLook ${name}`, 'tidak'), username);
}
