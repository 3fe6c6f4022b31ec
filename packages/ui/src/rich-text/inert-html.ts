type Policy = { createHTML: (html: string) => string };
type Policies = { createPolicy: (name: string, rules: Policy) => Policy };

const { trustedTypes } = globalThis as { trustedTypes?: Policies };
const policy = trustedTypes?.createPolicy('inert-html', { createHTML: (html) => html });

/**
 * Marks HTML for an inert document as trusted (Trusted Types): of our own, or only read, where nothing runs. The
 * one policy of pages that require Trusted Types.
 */
export function inertHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}
