import { Input, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyWithRetry } from '../shell/lazy-with-retry.tsx';
import type { BodyFieldProps } from './body-field-props.ts';
import { PlainBodyField } from './plain-body-field.tsx';

type BodyFieldFormProps = {
  value?: string;
  onChange: (body: string) => void;
  error?: ReactNode;
  /** The field's name in its form, by which Mantine finds the input. */
  'data-path'?: string;
};

// Large, so only a form that is open asks for it; where it does not come, plain text can be written meanwhile.
const BodyEditor = lazyWithRetry<BodyFieldProps>(
  async () => (await import('./body-editor.tsx')).BodyEditor,
  (failure, props) => (
    <>
      {failure}
      <PlainBodyField {...props} />
    </>
  ),
);

/** The required body of an article or announcement. */
export function BodyField({ value = '', onChange, error, ...props }: BodyFieldFormProps) {
  const id = useId();
  return (
    <Input.Wrapper
      label="Isi"
      labelElement="div"
      labelProps={{ id: `${id}-label`, 'data-wajib': true }}
      error={error}
      errorProps={{ id: `${id}-error`, mb: 6 }}
      inputWrapperOrder={['label', 'error', 'input']}
    >
      <Suspense fallback={<Skeleton height={420} radius="var(--radius-m)" aria-hidden />}>
        <BodyEditor
          value={value}
          onChange={onChange}
          isInvalid={Boolean(error)}
          labelId={`${id}-label`}
          describedBy={`${id}-error`}
          path={props['data-path']}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
