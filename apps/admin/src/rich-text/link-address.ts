// A host as people write it: words with dots between them, and no space.
const bareHost = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#:]\S*)?$/i;

/** The address that a person means: `kemenag.go.id` is one on the web. Anything else stays as typed. */
export function linkAddress(typed: string): string {
  const address = typed.trim();
  return bareHost.test(address) ? `https://${address}` : address;
}
