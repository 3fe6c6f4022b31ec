import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { articleCategories } from '@pesantren/content/limits';
import { AltField } from '../../fields/alt-field.tsx';
import { categoriesOf } from '../../fields/categories-of.ts';
import { CategoryField } from '../../fields/category-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import type { ArticleValues } from './article-values.ts';
import { ReadTimeField } from './read-time-field.tsx';

type ArticleAsideProps = {
  form: UseFormReturnType<ArticleValues>;
  content: string;
  categories: readonly string[];
  /** The picture of the article as it is stored. */
  savedImage: string;
};

/** What stands beside an article's text: picture, category, date, author, read time. */
export function ArticleAside({ form, content, categories, savedImage }: ArticleAsideProps) {
  const named = [...articleCategories, ...categories].map((category) => ({ category }));
  const suggestions = categoriesOf(named);
  return (
    <>
      <ImageField
        label="Gambar utama"
        focus={form.getInputProps('image_focus')}
        {...form.getInputProps('image')}
      />
      {form.values.image && (
        <AltField
          startsDecorative={form.values.image === savedImage}
          {...form.getInputProps('image_alt')}
        />
      )}
      <CategoryField suggestions={suggestions} {...form.getInputProps('category')} />
      <DateField
        label="Tanggal"
        untilThen="Sampai hari itu artikel ini berada di akhir daftar."
        {...form.getInputProps('date')}
      />
      <TextInput label="Penulis" {...form.getInputProps('author')} />
      <ReadTimeField content={content} {...form.getInputProps('read_time')} />
    </>
  );
}
