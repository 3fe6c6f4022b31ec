/** Fetches a page of this site as the server renders it. @throws the error of `fetch`, also when it is aborted. */
export async function fetchPage(
  address: string,
  signal?: AbortSignal,
): Promise<{ page: Document; status: number }> {
  const response = await fetch(new URL(address, location.href), signal ? { signal } : {});
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { page, status: response.status };
}
