import { Autocomplete, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { articleCategories } from '@pesantren/content/limits';
import { IconChevronDown } from '@tabler/icons-react';
import { ImageField } from '../../fields/image-field.tsx';
import { type ArticleValues, estimatedReadTime } from './article-values.ts';

type ArticleAsideProps = { form: UseFormReturnType<ArticleValues>; content: string };

/** What stands beside an article's text: picture, category, date, author, read time. */
export function ArticleAside({ form, content }: ArticleAsideProps) {
  return (
    <>
      <ImageField
        label="Gambar utama"
        value={form.values.image}
        error={form.errors.image}
        onChange={(url) => form.setFieldValue('image', url)}
      />
      <TextInput
        label="Teks alternatif"
        placeholder="Apa yang terlihat di gambar"
        {...form.getInputProps('image_alt')}
      />
      <Autocomplete
        label="Kategori"
        data={[...articleCategories]}
        filter={({ options }) => options}
        comboboxProps={{ keepMounted: false, withinPortal: false }}
        rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        rightSectionPointerEvents="none"
        {...form.getInputProps('category')}
      />
      <TextInput label="Tanggal" {...form.getInputProps('date')} />
      <TextInput label="Penulis" {...form.getInputProps('author')} />
      <TextInput
        label="Waktu baca"
        placeholder={estimatedReadTime(content)}
        {...form.getInputProps('read_time')}
      />
    </>
  );
}
