import { TextInput, type TextInputProps } from '@mantine/core';
import { formatNumber } from '@pesantren/content/numbers';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** A number, the text that is none yet, or nothing. */
  value?: number | string | null | undefined;
  onChange: (value: number | string | undefined) => void;
  /** Nothing is no number, and allowed. */
  isOptional?: boolean;
  /** An amount of money, shown with its thousands below. */
  isRupiah?: boolean;
  /** With decimals, as a position on the map. */
  isDecimal?: boolean;
};

/** A number, typed with or without dots between its thousands; other text stays as typed, for the schema to refuse. */
export function NumberField({
  value,
  onChange,
  isOptional = false,
  isRupiah = false,
  isDecimal = false,
  ...props
}: NumberFieldProps) {
  const change = (text: string) => {
    if (text.trim() === '') return onChange(isOptional ? undefined : '');
    const plain = isDecimal
      ? text.trim().replace(',', '.')
      : text.replace(/[.\s]/g, '').replace(/^0+(?=\d)/, '');
    // Not while a number is unfinished: `3.`, `-0`.
    onChange(String(Number(plain)) === plain ? Number(plain) : text);
  };
  return (
    <TextInput
      inputMode={isDecimal ? 'text' : 'numeric'}
      autoComplete="off"
      description={isRupiah && typeof value === 'number' ? `Rp${formatNumber(value)}` : ''}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
      value={String(value ?? '')}
      // A zero is there to be typed over.
      onFocus={(event) => value === 0 && event.currentTarget.select()}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
