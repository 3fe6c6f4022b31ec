/** A page of this site with the status of its answer. */
export type FetchedPage = { page: Document; status: number };

/** Fetches a page of this site as the server renders it. @throws the error of `fetch`, also when it is aborted. */
export async function fetchPage(address: string, signal?: AbortSignal): Promise<FetchedPage> {
  const response = await fetch(new URL(address, location.href), signal ? { signal } : {});
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { page, status: response.status };
}
