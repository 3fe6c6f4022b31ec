import { reachableLink, telUrl } from '@pesantren/content/contact/phone';

// A host without a scheme: words with dots between them, and no space.
const bareHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?$/i;

/** A telephone number as people write it. */
const bareNumber = /^\+?[\d(][\d().\- ]{4,24}$/;

/** Adds what a bare host such as `kemenag.go.id` or a bare telephone number lacks; anything else stays as typed. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  if (bareNumber.test(address)) return telUrl(address);
  return reachableLink(bareHost.test(address) ? `https://${address}` : address);
}
