import { messages } from '@pesantren/content/messages';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type PublishedName, previewSchema } from './contract/publication.ts';
import { type Items, resources } from './resources.ts';
import { type ClientOptions, createTransport } from './transport/transport.ts';

/** An item as it will be, and the instant at which the link to it ends. */
export type Preview = {
  [Name in PublishedName]: { resource: Name; item: Items[Name]; expires_at: string };
}[PublishedName];

/**
 * Reads the item that a preview's link shows (docs/contract.md#preview); null for a link that is none or has ended, and
 * under `plain`, where nobody asks. For the site's server alone: pages that are shared read no such thing.
 */
export async function readPreview(
  options: ClientOptions,
  token: string,
  signal?: AbortSignal,
): Promise<Preview | null> {
  if (options.profile === 'plain') return null;
  const { read } = createTransport(options);
  const path = `/preview.php/${encodeURIComponent(token)}`;
  try {
    const { body } = await read(path, messages.loadFailed, { signal });
    const { resource, item, expires_at } = z.parse(previewSchema, body);
    return { resource, item: z.parse(resources[resource].item, item), expires_at } as Preview;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
