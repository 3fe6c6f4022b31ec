import { TextInput, type TextInputProps } from '@mantine/core';
import { formatNumber, parseRupiah, parseWhole } from '@pesantren/content/numbers';

type NumberFieldProps = Omit<TextInputProps, 'value' | 'onChange'> & {
  /** A number, the text that is none yet, or nothing. */
  value?: number | string | null | undefined;
  onChange: (value: number | string | undefined) => void;
  /** Nothing is no number, and allowed. */
  isOptional?: boolean;
  /** An amount of money, also in words as `1,5 juta`, shown with its thousands below. */
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
    const plain = isDecimal ? text.trim().replace(',', '.') : text.trim().replace(/^0+(?=\d)/, '');
    if (!isDecimal && !/^\d+$/.test(plain)) return onChange(text);
    // Not while a number is unfinished: `3.`, `-0`.
    onChange(String(Number(plain)) === plain ? Number(plain) : text);
  };
  const read = isRupiah ? parseRupiah : parseWhole;
  const written = typeof value === 'string' && !isDecimal ? read(value) : null;
  const amount = isRupiah && typeof value === 'number' ? value : written;
  // Not while it is typed: `Rp 2` may become `Rp 2 juta`, and `1.500` go on with `.000`.
  const take = () => written !== null && onChange(written);
  return (
    <TextInput
      inputMode={isDecimal || isRupiah ? 'text' : 'numeric'}
      autoComplete="off"
      description={amount === null || !isRupiah ? '' : `Rp${formatNumber(amount)}`}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      {...props}
      value={String(value ?? '')}
      // A zero is there to be typed over.
      onFocus={(event) => value === 0 && event.currentTarget.select()}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  );
}
