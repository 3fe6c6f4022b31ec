type Policy = { createHTML: (html: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('inert-html', { createHTML: (html) => html });

/**
 * HTML for a document of its own in which nothing runs: one that is only read, or one of our own words.
 * A page that asks for Trusted Types takes it from here only.
 */
export function inertHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
