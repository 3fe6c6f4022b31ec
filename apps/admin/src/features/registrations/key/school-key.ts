import {
  parseRegistrationRecord,
  type RegistrationKey,
  type RegistrationKeyInput,
  type RegistrationRecord,
} from '@pesantren/api-client/contract/registration';
import { crockford } from '@pesantren/content/registration';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';

/** Characters of a passphrase at least: the work below is less than age's own, which old phones have no memory for. */
export const leastPassphrase = 14;

/** Work of scrypt (RFC 7914): 64 MB for what people choose; none is needed for 120 random bits. */
const workFactor = { passphrase: 16, paper: 10 } as const;

/** A key that opens the records of one public key. */
export type OpenKey = { id: string; identity: string };

/** A new key as the provider stores it, with the paper key, which is stored nowhere. */
export type MadeKey = { input: RegistrationKeyInput; paperKey: string };

/** Makes the school's key in this browser, wrapped by the passphrase and by a new paper key, which is returned to be printed. */
export async function makeKey(passphrase: string): Promise<MadeKey> {
  const identity = await generateX25519Identity();
  const paperKey = newPaperKey();
  const input = {
    public_key: await identityToRecipient(identity),
    by_passphrase: await wrap(identity, passphrase, workFactor.passphrase),
    by_paper: await wrap(identity, readPaperKey(paperKey), workFactor.paper),
  };
  return { input, paperKey };
}

/** Wraps an opened key by another passphrase. */
export function rewrap(identity: string, passphrase: string): Promise<string> {
  return wrap(identity, passphrase, workFactor.passphrase);
}

/** Opens those of the school's keys that a passphrase, or a paper key, opens. */
export async function openKeys(
  keys: readonly RegistrationKey[],
  secret: string,
  by: 'passphrase' | 'paper',
): Promise<OpenKey[]> {
  const opened: OpenKey[] = [];
  for (const key of keys) {
    const wrapped = by === 'paper' ? key.by_paper : key.by_passphrase;
    const decrypter = new Decrypter();
    decrypter.addPassphrase(by === 'paper' ? readPaperKey(secret) : secret);
    const identity = await decrypter.decrypt(bytesOf(wrapped), 'text').catch(() => null);
    if (identity) opened.push({ id: key.id, identity });
  }
  return opened;
}

/** Opens a record; null where none of the keys is its own, or nobody can read it any more. */
export async function openRecord(
  { sealed, key_id }: { sealed: string | null; key_id: string },
  keys: readonly OpenKey[],
): Promise<RegistrationRecord | null> {
  const key = keys.find(({ id }) => id === key_id);
  if (!key || sealed === null) return null;
  const decrypter = new Decrypter();
  decrypter.addIdentity(key.identity);
  return parseRegistrationRecord(await decrypter.decrypt(bytesOf(sealed), 'text').catch(() => ''));
}

/** Returns a paper key as it is compared: people type it with spaces, in any case, with O for 0. */
export function readPaperKey(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

/** Makes 120 random bits in six groups of four letters. */
function newPaperKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  const letters = [...bytes].map((byte) => crockford[byte % 32]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1 ');
}

async function wrap(identity: string, secret: string, logN: number): Promise<string> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(logN);
  encrypter.setPassphrase(secret);
  return btoa(String.fromCharCode(...(await encrypter.encrypt(identity))));
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
