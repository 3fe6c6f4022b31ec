import { NativeSelect } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import { socialKinds } from '@pesantren/content/fact-choices';
import type { Facts, SocialKind } from '@pesantren/content/facts';
import { socialAddress, socialKindOf } from '@pesantren/content/network-address';
import { LineField } from '../../../fields/line-field.tsx';
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
  /** Writes what was typed as the account's one address; one of another network says which. */
  const complete = (path: string, typed: string) => {
    if (typed.trim() === '') return;
    const chosen = form.getInputProps(`${path}.kind`).value as SocialKind;
    const kind = socialKindOf(typed) ?? chosen;
    if (kind !== chosen) form.setFieldValue(`${path}.kind`, kind);
    form.setFieldValue(`${path}.url`, socialAddress(kind, typed));
  };
  return (
    <RowList<Facts['socials'][number]>
      form={form}
      path="socials"
      legend="Media sosial"
      noun="akun"
      max={factLimits.socials}
      empty={() => ({ kind: 'instagram', url: '' })}
      nameOf={({ kind }) => names[kind]}
    >
      {(path) => (
        <>
          <NativeSelect label="Jaringan" data={choices} {...form.getInputProps(`${path}.kind`)} />
          <LineField
            label="Nama akun atau alamatnya"
            placeholder="misalnya @nama atau instagram.com/nama"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps(`${path}.url`)}
            onBlur={({ currentTarget: { value } }) => complete(path, value)}
          />
        </>
      )}
    </RowList>
  );
}
