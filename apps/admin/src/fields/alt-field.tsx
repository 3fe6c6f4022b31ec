import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { LineField } from './line-field.tsx';

type AltFieldProps = {
  value?: string;
  onChange: (alt: string) => void;
  error?: ReactNode;
  /** Reads an empty text as decoration, as a stored picture's. */
  startsDecorative: boolean;
  /** Called when the picture is marked as decoration, or no longer. */
  onDecorative?: (isDecorative: boolean) => void;
  'data-path'?: string;
  /** True for the field that a dialog opens with. */
  'data-autofocus'?: boolean | undefined;
};

/** The alternative text of a picture, or the mark that it is decoration. */
export function AltField({ value = '', onChange, startsDecorative, ...props }: AltFieldProps) {
  const [isDecorative, setIsDecorative] = useState(startsDecorative && value === '');
  const decorate = (yes: boolean) => {
    setIsDecorative(yes);
    props.onDecorative?.(yes);
    if (yes) onChange('');
  };
  return (
    <>
      <LineField
        label="Apa yang terlihat di foto ini?"
        placeholder="misalnya Santri mengikat padi di sawah"
        description={
          isDecorative ? undefined : 'Dibacakan kepada pengunjung yang tidak melihat gambar.'
        }
        data-path={props['data-path']}
        data-autofocus={props['data-autofocus']}
        disabled={isDecorative}
        value={value}
        error={props.error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Checkbox
        label="Hanya hiasan, tidak perlu dijelaskan"
        checked={isDecorative}
        onChange={(event) => decorate(event.currentTarget.checked)}
      />
    </>
  );
}
