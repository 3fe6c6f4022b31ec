import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Publication } from '@pesantren/api-client/contract/publication';
import { articleCategories } from '@pesantren/content/limits';
import { useEffect, useEffectEvent } from 'react';
import { CategoryField } from '../../fields/category-field.tsx';
import { useUsername } from '../../services.ts';
import type { ArticleValues } from './article-values.ts';

type ArticleBylineProps = {
  inputs: UseFormReturnType<ArticleValues>;
  item: Partial<Publication> | null;
};

/** An article's category and author in the last look before publishing; who has written it is filled in. */
export function ArticleByline({ inputs, item }: ArticleBylineProps) {
  const username = useUsername();
  const writer = item?.written_by || username || '';
  const fillIn = useEffectEvent(() => {
    if (!inputs.values.author.trim()) inputs.setFieldValue('author', writer);
  });
  useEffect(() => fillIn(), []);
  return (
    <>
      <CategoryField
        resource="articles"
        always={articleCategories}
        {...inputs.getInputProps('category')}
      />
      <TextInput label="Penulis" {...inputs.getInputProps('author')} />
    </>
  );
}
