import { GrowingTextarea } from '../../../fields/growing-textarea.tsx';

import { LineField } from '../../../fields/line-field.tsx';
import { NumberField } from '../../../fields/number-field.tsx';
import { PictureField } from '../../../fields/upload/picture-field.tsx';
import type { FactFieldsProps } from '../fact-card.ts';
import classes from '../fact-form.module.css';

/** The fields of the school's name, numbers and address. */
export function IdentityFields({ form, field, facts }: FactFieldsProps) {
  const { logo, map } = facts.identity;
  /** Takes both numbers at once, as Google Maps copies them: `3.4846, 97.8148`. */
  function changeLatitude(value: number | string | undefined): void {
    const pair = /^\s*(-?\d+\.\d+)\s*,\s*(-?\d+\.\d+)\s*$/.exec(String(value));
    form.setFieldValue('identity.map.latitude', pair ? Number(pair[1]) : (value ?? null));
    if (pair) form.setFieldValue('identity.map.longitude', Number(pair[2]));
  }
  return (
    <>
      <LineField required {...field('identity.name')} />
      <LineField required {...field('identity.shortName')} />
      <GrowingTextarea
        minRows={2}
        description="Satu kalimat untuk mesin pencari, boleh kosong."
        {...field('identity.description')}
      />
      <div className={classes.pair}>
        <LineField
          inputMode="numeric"
          description="8 angka, boleh kosong."
          {...field('identity.npsn')}
        />
        <LineField
          inputMode="numeric"
          description="12 angka, boleh kosong."
          {...field('identity.nspp')}
        />
      </div>
      <LineField id="identity.address.street" {...field('identity.address.street')} />
      <div className={classes.pair}>
        <LineField {...field('identity.address.town')} />
        <LineField {...field('identity.address.regency')} />
        <LineField {...field('identity.address.province')} />
        <LineField inputMode="numeric" {...field('identity.address.postcode')} />
      </div>
      <PictureField label="Logo" path="identity.logo" field={form.getInputProps} value={logo} />
      <p className={classes.hint}>
        Logo juga menjadi ikon situs dan kartu berbagi. Paling baik: bujur sangkar, paling kecil 512
        piksel.
      </p>
      <div className={classes.pair}>
        <NumberField
          isDecimal
          isOptional
          {...field('identity.map.latitude')}
          onChange={changeLatitude}
        />
        <NumberField
          isDecimal
          isOptional
          {...field('identity.map.longitude')}
          onChange={(value) => form.setFieldValue('identity.map.longitude', value ?? null)}
        />
      </div>
      <p className={classes.hint}>
        Di Google Maps tekan lama letak sekolah, salin dua angka yang muncul, lalu tempelkan di
        Lintang: bujurnya ikut terisi. Keduanya boleh kosong.
      </p>
      <PictureField
        label="Gambar peta"
        path="identity.map.picture"
        field={form.getInputProps}
        value={map.picture}
      />
      <NumberField {...field('identity.copyrightYear')} />
    </>
  );
}
