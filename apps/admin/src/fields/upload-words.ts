import { ApiError, wordsOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';

/**
 * What people read when an image upload failed (spec section 8): a refusal keeps its own message
 * with the provider's reason; an upload that got no answer at all "threw".
 */
export function imageUploadWords(error: Error): string {
  if (!(error instanceof ApiError)) return messages.imageUploadThrew;
  const words = error.code === 'offline' ? messages.imageUploadThrew : wordsOf(error);
  return [words, error.detail].filter(Boolean).join('. ');
}
