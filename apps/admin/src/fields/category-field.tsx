import { Input, Skeleton, TextInput } from '@mantine/core';
import { Suspense } from 'react';
import { lazyWithRetry } from '../shell/errors/lazy-with-retry.tsx';
import type { CategoryAutocompleteProps } from './category-autocomplete.tsx';

// Suggestions come with an open form only; where their code fails, a category can be written meanwhile.
const CategoryAutocomplete = lazyWithRetry<CategoryAutocompleteProps>(
  async () => (await import('./category-autocomplete.tsx')).CategoryAutocomplete,
  (_, { value, onChange, error, 'data-path': path }) => (
    <TextInput
      label="Kategori"
      data-path={path}
      value={value ?? ''}
      onChange={(event) => onChange?.(event.currentTarget.value)}
      error={error}
    />
  ),
);

/** A category field: one of the suggestions, or a new one. */
export function CategoryField(props: CategoryAutocompleteProps) {
  const loading = (
    <Input.Wrapper label="Kategori" labelElement="div">
      <Skeleton height={44} radius="var(--radius-m)" aria-hidden />
    </Input.Wrapper>
  );
  return (
    <Suspense fallback={loading}>
      <CategoryAutocomplete {...props} />
    </Suspense>
  );
}
