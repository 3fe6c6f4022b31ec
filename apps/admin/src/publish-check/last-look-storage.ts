import type { SafeStorage } from '../shell/session/safe-storage.ts';

const key = 'adminLastLook';
const off = 'tidak';

/** True unless a person has taken the last look before publishing off, on this device and for this account. */
export function hasLastLook(storage: SafeStorage, account: string): boolean {
  return storage.getItem(`${key} ${account}`) !== off;
}

/** Takes the last look off, or puts it back. */
export function setLastLook(storage: SafeStorage, account: string, isOn: boolean): void {
  if (isOn) storage.removeItem(`${key} ${account}`);
  else storage.setItem(`${key} ${account}`, off);
}
