/** A page of this site without its own styles, these, and the status of its answer. */
export type FetchedPage = { page: Document; styles: string; status: number };

/** Fetches a page of this site as the server renders it. @throws the error of `fetch`, also when it is aborted. */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(new URL(address, location.href), signal ? { signal } : {});
  const html = await response.text();
  let styles = '';
  // A document that is parsed has the policy of this one, which allows no other page's styles.
  const unstyled = html.replace(/<style>(.*?)<\/style>/gs, (_, css: string) => {
    styles += css;
    return '';
  });
  const page = new DOMParser().parseFromString(unstyled, 'text/html');
  return { page, styles, status: response.status };
}
