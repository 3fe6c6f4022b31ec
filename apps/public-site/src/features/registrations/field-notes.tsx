import type { ReactNode } from 'react';

type NotesProps = { name: string; hint?: ReactNode; error: string | undefined };

/** Shows below an input its hint, and why it was refused. */
export function FieldNotes({ name, hint, error }: NotesProps) {
  return (
    <>
      {hint && (
        <p id={`${name}-petunjuk`} className="text-small text-muted mt-1">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-salah`} className="text-small text-danger font-medium mt-1">
          {error}
        </p>
      )}
    </>
  );
}

/** Names the notes of an input for screen readers. */
export function describedBy(name: string, { hint, error }: Omit<NotesProps, 'name'>) {
  const ids = [hint && `${name}-petunjuk`, error && `${name}-salah`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
