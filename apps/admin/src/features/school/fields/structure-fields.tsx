import { Checkbox } from '@mantine/core';
import { factLimits } from '@pesantren/api-client/contract/school/fact-schemas';
import type { Post } from '@pesantren/content/facts';
import { noPicture } from '@pesantren/content/site-files';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { LineField } from '../../../fields/line-field.tsx';
import rows from '../../../fields/row-list.module.css';
import { RowList } from '../../../fields/row-list.tsx';
import { PictureField } from '../../../fields/upload/picture-field.tsx';
import type { FactFieldsProps } from '../fact-card.ts';

const deepest = 3;

/** The posts of the organization as an outline, and the drawn chart. */
export function StructureFields({ form, facts }: FactFieldsProps) {
  const { posts, chart } = facts.structure;
  return (
    <>
      <RowList<Post>
        form={form}
        path="structure.posts"
        legend="Jabatan, dari atas ke bawah"
        noun="jabatan"
        max={factLimits.posts}
        isFolded
        empty={(all) => ({
          title: '',
          name: '',
          duty: '',
          depth: all.at(-1)?.depth ?? 0,
          picture: null,
        })}
        nameOf={({ title, name }) => [title, name].filter(Boolean).join(' · ')}
        depthOf={({ depth }) => depth}
        actions={(path, { depth, title }, index) => {
          const set = (next: number) => form.setFieldValue(`${path}.depth`, next);
          // A post stands at most one step below the one before it.
          const most = index === 0 ? 0 : Math.min(deepest, (posts[index - 1]?.depth ?? 0) + 1);
          return (
            <>
              <button
                type="button"
                aria-label={`Keluarkan satu tingkat: ${title}`}
                aria-disabled={depth === 0}
                onClick={() => depth > 0 && set(depth - 1)}
              >
                <IconArrowLeft size={20} stroke={1.7} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={`Masukkan satu tingkat: ${title}`}
                aria-disabled={depth >= most}
                onClick={() => depth < most && set(depth + 1)}
              >
                <IconArrowRight size={20} stroke={1.7} aria-hidden />
              </button>
            </>
          );
        }}
      >
        {(path, { picture }) => (
          <>
            <LineField label="Jabatan" {...form.getInputProps(`${path}.title`)} />
            <LineField label="Nama (boleh kosong)" {...form.getInputProps(`${path}.name`)} />
            <LineField
              className={rows.wide}
              label="Tugas (boleh kosong)"
              {...form.getInputProps(`${path}.duty`)}
            />
            <div className={rows.wide}>
              <Checkbox
                label="Dengan foto"
                checked={picture !== null}
                onChange={(event) =>
                  form.setFieldValue(
                    `${path}.picture`,
                    event.currentTarget.checked ? noPicture : null,
                  )
                }
              />
              {picture && (
                <PictureField
                  label="Foto"
                  path={`${path}.picture`}
                  field={form.getInputProps}
                  value={picture}
                />
              )}
            </div>
          </>
        )}
      </RowList>
      <Checkbox
        label="Tampilkan juga bagan sebagai gambar"
        checked={chart !== null}
        onChange={(event) =>
          form.setFieldValue('structure.chart', event.currentTarget.checked ? noPicture : null)
        }
      />
      {chart && (
        <PictureField
          label="Gambar bagan"
          path="structure.chart"
          field={form.getInputProps}
          value={chart}
        />
      )}
    </>
  );
}
