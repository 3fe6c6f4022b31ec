import { TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Article } from '@pesantren/api-client/contract/article';
import { hasField } from '@pesantren/api-client/resources';
import { articleCategories } from '@pesantren/content/limits';
import { AltField } from '../../fields/alt-field.tsx';
import { CategoryField } from '../../fields/category-field.tsx';
import { DateField } from '../../fields/date-field.tsx';
import { LineField } from '../../fields/line-field.tsx';
import { ImageField } from '../../fields/upload/image-field.tsx';
import { useServices } from '../../services.ts';
import classes from './article-form.module.css';
import { type ArticleValues, estimatedReadTime } from './article-values.ts';
import { ExcerptField } from './excerpt-field.tsx';

type ArticleSettingsProps = {
  form: UseFormReturnType<ArticleValues>;
  item: Article | null;
  slug: string;
};

/** The settings of an article beside its text. */
export function ArticleSettings({ form, item, slug }: ArticleSettingsProps) {
  const { title, content, image } = form.values;
  const { profile } = useServices().client;
  return (
    <>
      <ImageField
        label="Gambar utama"
        focus={
          hasField(profile, 'articles', 'image_focus')
            ? form.getInputProps('image_focus')
            : undefined
        }
        {...form.getInputProps('image')}
      />
      {image && hasField(profile, 'articles', 'image_alt') && (
        <AltField startsDecorative={image === item?.image} {...form.getInputProps('image_alt')} />
      )}
      <ExcerptField content={content} {...form.getInputProps('excerpt')} />
      <CategoryField
        resource="articles"
        always={articleCategories}
        {...form.getInputProps('category')}
      />
      <DateField
        label="Tanggal"
        untilThen="Sampai hari itu artikel ini berada di akhir daftar."
        {...form.getInputProps('date')}
      />
      <LineField label="Penulis" {...form.getInputProps('author')} />
      <ReadTimeField content={content} {...form.getInputProps('read_time')} />
      {title.trim() && <p className={classes.slug}>/artikel/{slug}</p>}
    </>
  );
}

type ReadTimeFieldProps = Omit<TextInputProps, 'value'> & { value?: string; content: string };

/** The read time: computed from the content until somebody types another. */
function ReadTimeField({ value = '', content, ...props }: ReadTimeFieldProps) {
  const computed = estimatedReadTime(content);
  const isOwn = value.trim() !== '' && value.trim() !== computed;
  return (
    <TextInput
      {...props}
      label="Waktu baca"
      value={value}
      placeholder={computed}
      description={isOwn ? `Menurut panjang isi: ${computed}.` : 'Dihitung dari panjang isi.'}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
    />
  );
}
