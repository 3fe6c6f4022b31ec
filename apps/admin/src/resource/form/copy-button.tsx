import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';

type CopyButtonProps = { label: string; text: () => string };

/** Copies a text and says so for a moment (docs/spec.md#states). */
export function CopyButton({ label, text }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: limits.copiedShownFor });
  return (
    <Button variant="default" onClick={() => clipboard.copy(text())}>
      <span aria-live="polite">{clipboard.copied ? messages.copied : label}</span>
    </Button>
  );
}
