import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import type { FormValues } from '../saving/submission.ts';
import { diffValues, toPlainText, withValueAt } from './diff-values.ts';
import classes from './merge-dialog.module.css';

type MergeDialogProps = {
  labels: Readonly<Record<string, string>>;
  baseline: FormValues;
  mine: FormValues;
  theirs: FormValues;
  /** Receives the merged values. */
  onSave: (values: FormValues) => void;
  onClose: () => void;
};

/** The three-way merge of an item that somebody else saved since it was opened, field by field. */
export function MergeDialog({ labels, baseline, mine, theirs, onSave, onClose }: MergeDialogProps) {
  const [differences] = useState(() => diffValues(baseline, mine, theirs));
  const [choices, setChoices] = useState(() =>
    Object.fromEntries(differences.map(({ field, proposed }) => [field, proposed])),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(
      differences.reduce(
        (merged, { field, ...versions }) =>
          withValueAt(merged, field, versions[choices[field] ?? 'mine']),
        mine,
      ),
    );
  };
  return (
    <AppModal
      opened
      onClose={onClose}
      size="44rem"
      centered
      withCloseButton={false}
      closeOnClickOutside={false}
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Data ini sudah diubah di tempat lain</Modal.Title>
      <p className={dialog.words}>
        Pilih untuk setiap bagian, lalu simpan. Tidak ada yang ditimpa sebelum Anda memilih.
      </p>
      <form onSubmit={save}>
        {differences.map(({ field, ...texts }) => (
          <fieldset key={field} className={classes.field}>
            <legend>{labels[field] ?? field}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className={classes.version}>
                <span className={classes.choice}>
                  <input
                    type="radio"
                    name={field}
                    checked={choices[field] === side}
                    onChange={() => setChoices({ ...choices, [field]: side })}
                  />
                  {side === 'mine' ? 'Versi Anda' : 'Versi terbaru'}
                </span>
                <span className={classes.text}>{toPlainText(texts[side]) || '(kosong)'}</span>
              </label>
            ))}
          </fieldset>
        ))}
        <div className={dialog.buttons}>
          <Button variant="default" onClick={onClose}>
            Kembali
          </Button>
          <Button type="submit" data-autofocus>
            Simpan pilihan
          </Button>
        </div>
      </form>
    </AppModal>
  );
}
