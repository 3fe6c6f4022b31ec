import { Input, Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useId } from 'react';
import { lazyWithRetry } from '../shell/errors/lazy-with-retry.tsx';
import { type BodyEditorProps, PlainBodyField } from './plain-body-field.tsx';

type BodyFieldProps = {
  value?: string;
  onChange: (body: string) => void;
  error?: ReactNode;
  /** The field's path in its form, by which Mantine finds the input. */
  'data-path'?: string;
  /** Makes a picture of the text the one that the item is listed and shared with. */
  onMainPicture?: BodyEditorProps['onMainPicture'];
};

// Large, so loaded with an open form only; where that fails, plain text can be written meanwhile.
const BodyEditor = lazyWithRetry<BodyEditorProps>(
  async () => (await import('./body-editor.tsx')).BodyEditor,
  (failure, props) => (
    <>
      {failure}
      <PlainBodyField {...props} />
    </>
  ),
);

/** The required body of an article or announcement. */
export function BodyField({ value = '', onChange, error, ...props }: BodyFieldProps) {
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
          onMainPicture={props.onMainPicture}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
