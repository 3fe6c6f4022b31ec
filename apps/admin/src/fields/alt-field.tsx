import { Checkbox, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type AltFieldProps = {
  value?: string;
  onChange: (alt: string) => void;
  error?: ReactNode;
  /** Whether the picture is taken as decoration while its text is empty, as one that is stored so. */
  startsDecorative: boolean;
  /** Hears whether the person has said either what is to be seen or that nothing is. */
  onDecorative?: (isDecorative: boolean) => void;
  'data-path'?: string;
};

/** The words in place of a picture for who cannot see it, or that it needs none. */
export function AltField({ value = '', onChange, startsDecorative, ...props }: AltFieldProps) {
  const [isDecorative, setIsDecorative] = useState(startsDecorative && value === '');
  const decorate = (yes: boolean) => {
    setIsDecorative(yes);
    props.onDecorative?.(yes);
    if (yes) onChange('');
  };
  return (
    <>
      <TextInput
        label="Teks alternatif"
        placeholder="Apa yang terlihat di gambar"
        description={
          isDecorative ? undefined : 'Dibacakan kepada pengunjung yang tidak melihat gambar.'
        }
        data-path={props['data-path']}
        disabled={isDecorative}
        value={value}
        error={props.error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <Checkbox
        label="Gambar hiasan, tanpa teks"
        checked={isDecorative}
        onChange={(event) => decorate(event.currentTarget.checked)}
      />
    </>
  );
}
