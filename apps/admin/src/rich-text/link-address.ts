// A host without a scheme: words with dots between them, and no space.
const bareHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?$/i;

/** Adds `https://` to a bare host such as `kemenag.go.id`; anything else stays as typed. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  return bareHost.test(address) ? `https://${address}` : address;
}
