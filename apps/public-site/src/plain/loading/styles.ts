/** The styles of the page that something was taken from last: they hold all that is on this one now. */
let sheet: CSSStyleSheet | undefined;
let shown: string | undefined;

/**
 * Has this page look as one that was fetched, before parts of that are put into it (docs/spec.md#r-07): the first time
 * always, since such a part may replace the one in which this page's own styles stand.
 */
export function adoptStyles(styles: string): void {
  if (!styles || styles === shown) return;
  shown = styles;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    // Before those that controls have brought: the page's rules are the more general ones.
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
  }
  sheet.replaceSync(styles);
}
