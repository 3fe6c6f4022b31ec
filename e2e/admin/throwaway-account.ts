import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { System } from '../systems.ts';

export type Account = { username: string; password: string };

const api = join(import.meta.dirname, '../../apps/api');

/**
 * An administrator of one's own, made by the operator's command: its password and its sessions are
 * nobody else's.
 */
export async function throwawayAccount(system: System): Promise<Account> {
  const username = `guru-${crypto.randomUUID().slice(0, 8)}`;
  const password = crypto.randomUUID();
  const command = ['src/cli.ts', 'admin', 'create', username, '--stdin'];
  const child = spawn(process.execPath, command, {
    cwd: api,
    env: { ...process.env, ...system.env },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
  return { username, password };
}

/** Signs in, and waits for the screen that was wanted. */
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
}
