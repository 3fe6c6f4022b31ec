import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { noPicture } from '@pesantren/content/site-files';
import { PictureField } from '../../../fields/upload/picture-field.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The first screen of the home page. */
export function HeroFields({ form, field, facts }: FactFieldsProps) {
  const { picture, film } = facts.hero;
  const showFilm = (isShown: boolean) =>
    form.setFieldValue('hero.film', isShown ? { url: '', poster: noPicture } : null);
  return (
    <>
      <TextInput required {...field('hero.headline')} />
      <Textarea autosize minRows={2} {...field('hero.tagline')} />
      <PictureField
        label="Gambar pembuka"
        path="hero.picture"
        field={form.getInputProps}
        value={picture}
      />
      <Checkbox
        label="Tampilkan film profil"
        checked={film !== null}
        onChange={(event) => showFilm(event.currentTarget.checked)}
      />
      {film && (
        <>
          <TextInput
            type="url"
            description="Alamat berkas MP4, misalnya https://sekolah.sch.id/film.mp4. Alamat YouTube tidak dapat diputar."
            {...field('hero.film.url')}
          />
          <PictureField
            label="Gambar film sebelum diputar"
            path="hero.film.poster"
            field={form.getInputProps}
            value={film.poster}
          />
        </>
      )}
    </>
  );
}
