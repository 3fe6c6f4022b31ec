import { Checkbox } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import { formatPhone } from '@pesantren/content/contact/phone';
import type { FactContact } from '@pesantren/content/facts';
import { LineField } from '../../../fields/line-field.tsx';
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
          <LineField label="Bagian" {...form.getInputProps(`${path}.title`)} />
          <LineField
            label="Perihal"
            placeholder="misalnya kehidupan santri di asrama"
            {...form.getInputProps(`${path}.topic`)}
          />
          <LineField
            label="Telepon"
            inputMode="tel"
            placeholder="misalnya 0812-3456-7892 atau (0629) 21234"
            {...form.getInputProps(`${path}.phone`)}
            onBlur={({ currentTarget: { value } }) =>
              form.setFieldValue(`${path}.phone`, formatPhone(value))
            }
          />
          <LineField
            label="WhatsApp (boleh kosong)"
            inputMode="tel"
            placeholder="misalnya 0812-3456-7892"
            {...form.getInputProps(`${path}.whatsapp`)}
            onBlur={({ currentTarget: { value } }) =>
              form.setFieldValue(`${path}.whatsapp`, formatPhone(value))
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
