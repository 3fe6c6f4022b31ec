/**
 * Has browsers that know it fetch a page of this site when a visitor is about to follow its link (Speculation Rules,
 * HTML section 4.12.7); not under Save-Data, which they mind themselves. The Content-Security-Policy names their hash. Files have an extension where pages have none.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          {
            not: {
              selector_matches: '[download], [target], [href^="#"], [data-list] [href*="?"]',
            },
          },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Gives the page the rules. */
export function addSpeculationRules(): void {
  const script = Object.assign(document.createElement('script'), { type: 'speculationrules' });
  script.textContent = speculationRules;
  document.head.append(script);
}
