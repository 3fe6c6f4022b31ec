import type { FactPicture } from '@pesantren/content/facts';
import { useState } from 'react';
import { AltField } from '../alt-field.tsx';
import { ImageField } from './image-field.tsx';
import classes from './picture-field.module.css';

type PictureFieldProps = {
  label: string;
  /** Returns the props of the field at a path. */
  field: (path: string) => { value?: string; onChange: (value: string) => void };
  /** The picture's path in the form. */
  path: string;
  value: FactPicture;
};

/** A picture of the site with its focal point and alternative text; without a file the sample's is shown. */
export function PictureField({ label, field, path, value }: PictureFieldProps) {
  const [stored] = useState(value.url);
  return (
    <div className={classes.picture} id={path}>
      <ImageField label={label} focus={field(`${path}.focus`)} {...field(`${path}.url`)} />
      {value.url === '' ? (
        <p className={classes.hint}>Tanpa file sendiri, situs memakai gambar bawaannya.</p>
      ) : (
        <AltField startsDecorative={value.url === stored} {...field(`${path}.alt`)} />
      )}
    </div>
  );
}
