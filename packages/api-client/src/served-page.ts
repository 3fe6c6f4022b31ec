/** Reads the app's own page as its server answers it now, past every cache; null where it does not. */
export async function fetchOwnPage(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: 'no-store' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}
