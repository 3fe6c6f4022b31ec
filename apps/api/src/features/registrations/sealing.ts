import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { RegistrationRecord } from '@pesantren/api-client/contract/registration';
import { crockford } from '@pesantren/content/registration';

const [nonceLength, tagLength] = [12, 16];

/** Letters of a number: 60 bits. */
const letters = 12;

/**
 * Seals a record to the school's public key, whose private half only the admin's browser opens, and then by the key of
 * its wave, which goes with the wave (docs/pendaftaran.md).
 */
export async function seal(
  record: RegistrationRecord,
  publicKey: string,
  waveKey: Buffer,
): Promise<string> {
  // Loaded with the first registration: most starts need none of its 80 files.
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.addRecipient(publicKey);
  const inner = await encrypter.encrypt(JSON.stringify(record));
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', waveKey, nonce);
  const sealed = Buffer.concat([nonce, cipher.update(inner), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64');
}

/** Opens the wave's layer alone: what is left only the school's key opens. Returns null for another wave's key. */
export function openOuter(sealed: string, waveKey: Buffer | undefined): string | null {
  if (!waveKey) return null;
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', waveKey, bytes.subarray(0, nonceLength));
  decipher.setAuthTag(bytes.subarray(-tagLength));
  try {
    const inner = decipher.update(bytes.subarray(nonceLength, -tagLength));
    return Buffer.concat([inner, decipher.final()]).toString('base64');
  } catch {
    return null;
  }
}

/**
 * Makes the number of a submission out of its idempotency key: a guardian who lost the answer gets the same one again, and
 * it is stored nowhere.
 */
export function numberOf(idempotencyKey: string, waveKey: Buffer): string {
  const digest = createHmac('sha256', waveKey).update(`nomor ${idempotencyKey}`).digest();
  const text = [...digest.subarray(0, letters)].map((byte) => crockford[byte % 32]).join('');
  return `PSB-${text}`;
}

/** Hashes a number for its look-up: 60 random bits need no salt. */
export function numberHash(number: string): string {
  return createHash('sha256').update(number).digest('hex');
}

/** Hashes what could be guessed; nobody can without the wave's key. */
export function keyedHash(kind: string, text: string, waveKey: Buffer): string {
  return createHmac('sha256', waveKey).update(`${kind} ${text}`).digest('hex');
}
