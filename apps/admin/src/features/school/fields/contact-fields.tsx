import { Checkbox, TextInput } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/fact-schemas';
import type { FactContact } from '@pesantren/content/facts';
import { RowList } from '../../../fields/row-list.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

/** The people whom visitors can call or write to. */
export function ContactFields({ form }: FactFieldsProps) {
  return (
    <RowList<FactContact>
      form={form}
      path="contacts"
      legend="Kontak"
      noun="kontak"
      max={factLimits.contacts}
      empty={() => ({ title: '', topic: '', phone: '', whatsapp: '', admission: false })}
      nameOf={({ title }) => title}
    >
      {(path) => (
        <>
          <TextInput label="Bagian" {...form.getInputProps(`${path}.title`)} />
          <TextInput
            label="Perihal"
            placeholder="misalnya kehidupan santri di asrama"
            {...form.getInputProps(`${path}.topic`)}
          />
          <TextInput label="Telepon" type="tel" {...form.getInputProps(`${path}.phone`)} />
          <TextInput
            label="WhatsApp (boleh kosong)"
            type="tel"
            placeholder="misalnya 6281234567890"
            {...form.getInputProps(`${path}.whatsapp`)}
            onBlur={({ currentTarget: { value } }) =>
              form.setFieldValue(`${path}.whatsapp`, toWhatsapp(value))
            }
          />
          <Checkbox
            label="Pertanyaan pendaftaran ke sini"
            {...form.getInputProps(`${path}.admission`, { type: 'checkbox' })}
          />
        </>
      )}
    </RowList>
  );
}

/** Writes a number as WhatsApp takes it, whatever way people write theirs: `0812-3456 789`, `+62 812 …`. */
function toWhatsapp(text: string): string {
  return text.replace(/[^\d]/g, '').replace(/^0+/, '62').replace(/^8/, '628');
}
