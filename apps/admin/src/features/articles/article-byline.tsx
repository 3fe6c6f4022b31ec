import type { UseFormReturnType } from '@mantine/form';
import type { Publication } from '@pesantren/api-client/contract/publication';
import { articleCategories } from '@pesantren/content/limits';
import type { HtmlElement, HtmlNode } from '@pesantren/ui/rich-text/html-tree';
import { parseBodyTree } from '@pesantren/ui/rich-text/parse-body';
import { useEffect, useEffectEvent } from 'react';
import { CategoryField } from '../../fields/category-field.tsx';
import { LineField } from '../../fields/line-field.tsx';
import { Question } from '../../fields/question.tsx';
import { useUsername } from '../../services.ts';
import type { ArticleValues } from './article-values.ts';

type ArticleBylineProps = {
  inputs: UseFormReturnType<ArticleValues>;
  item: Partial<Publication> | null;
};

/** Returns the first photo of a text. */
function firstPhoto(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    const photo = node.tag === 'img' ? node : firstPhoto(node.children);
    if (photo) return photo;
  }
  return undefined;
}

/**
 * An article's category and author in the last look before publishing; who has written it is filled in, and the first photo
 * of its text is offered where it has no main picture.
 */
export function ArticleByline({ inputs, item }: ArticleBylineProps) {
  const username = useUsername();
  const writer = item?.written_by || username || '';
  const fillIn = useEffectEvent(() => {
    if (!inputs.values.author.trim()) inputs.setFieldValue('author', writer);
  });
  useEffect(() => fillIn(), []);
  const { image, content } = inputs.values;
  const photo = image ? undefined : firstPhoto(parseBodyTree(content));
  return (
    <>
      {photo && (
        <Question
          answer="Pakai foto pertama"
          onAnswer={() =>
            inputs.setValues({
              ...{ image: photo.attributes.src ?? '', image_alt: photo.attributes.alt ?? '' },
              image_focus: '',
            })
          }
        >
          Belum ada gambar utama; kartunya tanpa foto.
        </Question>
      )}
      <CategoryField
        resource="articles"
        always={articleCategories}
        {...inputs.getInputProps('category')}
      />
      <LineField label="Penulis" {...inputs.getInputProps('author')} />
    </>
  );
}
