/**
 * Puts a text on the clipboard. Where the Clipboard API is missing (a page without HTTPS) or refuses,
 * the older command does it out of a hidden field.
 * @returns whether the text is there now.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOutOfField(text);
  }
}

function copyOutOfField(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'sr-only';
  document.body.append(field);
  field.focus();
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
