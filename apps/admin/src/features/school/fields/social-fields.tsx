import { NativeSelect, TextInput } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/fact-schemas';
import { socialKinds } from '@pesantren/content/fact-choices';
import type { Facts, SocialKind } from '@pesantren/content/facts';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

const names: Readonly<Record<SocialKind, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X (Twitter)',
  threads: 'Threads',
};
const choices = socialKinds.map((value) => ({ value, label: names[value] }));

/** The school's addresses on social networks. */
export function SocialFields({ form }: FactFieldsProps) {
  return (
    <RowList<Facts['socials'][number]>
      form={form}
      path="socials"
      legend="Media sosial"
      noun="akun"
      max={factLimits.socials}
      empty={() => ({ kind: 'instagram', url: 'https://www.instagram.com/' })}
      nameOf={({ kind }) => names[kind]}
    >
      {(path) => (
        <>
          <NativeSelect label="Jaringan" data={choices} {...form.getInputProps(`${path}.kind`)} />
          <TextInput label="Alamat" type="url" {...form.getInputProps(`${path}.url`)} />
        </>
      )}
    </RowList>
  );
}
