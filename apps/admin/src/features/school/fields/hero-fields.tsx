import { Checkbox } from '@mantine/core';
import { filmAddress, youtubeId } from '@pesantren/content/network-address';
import { noPicture } from '@pesantren/content/site-files';
import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';
import { LineField } from '../../../fields/line-field.tsx';
import { PictureField } from '../../../fields/upload/picture-field.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The first screen of the home page. */
export function HeroFields({ form, field, facts }: FactFieldsProps) {
  const { picture, film } = facts.hero;
  const showFilm = (isShown: boolean) =>
    form.setFieldValue('hero.film', isShown ? { url: '', poster: noPicture } : null);
  return (
    <>
      <LineField required {...field('hero.headline')} />
      <GrowingTextarea minRows={2} {...field('hero.tagline')} />
      <PictureField
        label="Gambar pembuka"
        path="hero.picture"
        field={form.getInputProps}
        value={picture}
      />
      <Checkbox
        label="Tampilkan video profil"
        checked={film !== null}
        onChange={(event) => showFilm(event.currentTarget.checked)}
      />
      {film && (
        <>
          <LineField
            autoCapitalize="none"
            spellCheck={false}
            description="Tempel tautan YouTube, atau alamat file MP4 di server sekolah. Tidak ada yang dimuat sebelum pengunjung mengetuk Tonton Video."
            {...field('hero.film.url')}
            onBlur={({ currentTarget: { value } }) =>
              form.setFieldValue('hero.film.url', filmAddress(value))
            }
          />
          {!youtubeId(film.url) && (
            <PictureField
              label="Gambar video sebelum diputar"
              path="hero.film.poster"
              field={form.getInputProps}
              value={film.poster}
            />
          )}
        </>
      )}
    </>
  );
}
