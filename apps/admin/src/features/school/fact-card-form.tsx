import { factNames, type School } from '@pesantren/api-client/contract/school/school';
import type { Facts } from '@pesantren/content/facts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ResourceForm } from '../../resource/form/resource-form.tsx';
import type { FormRoute } from '../../resource/form/use-form-route.ts';
import { useServices } from '../../services.ts';
import { Notice } from '../../shell/notice.tsx';
import { useIsUploading } from '../../writing/files/use-upload.ts';
import { emptyFacts } from './empty-facts.ts';
import type { FactCard } from './fact-card.ts';
import classes from './fact-form.module.css';
import { FactPreview } from './fact-preview.tsx';
import { isUnsaved, pickFacts } from './save-facts.ts';
import { fromSteps, stepsDone } from './steps.ts';
import { useFactForm } from './use-fact-form.ts';

/** Fields into which a person types. */
const typed = 'input:not([type="file"]), textarea';

type FactCardFormProps = { card: FactCard; school: School; route: FormRoute };

/** The form of one card of the school's facts. */
export function FactCardForm({ card, school, route }: FactCardFormProps) {
  const { form, state } = useFactForm(card, school, route);
  const isUploading = useIsUploading();
  const { config } = useServices();
  const { Fields } = card;
  const isStep = useLocation().search === fromSteps;
  const where = useRef<HTMLParagraphElement>(null);
  const facts = { ...pickFacts(factNames, school), ...(form.values as Partial<Facts>) };
  const empty = Object.entries(emptyFacts).filter(([name]) =>
    card.facts.some((fact) => fact === name),
  );
  return (
    <>
      <Link className={classes.back} to={paths.school}>
        <IconArrowLeft size={20} stroke={1.7} aria-hidden />
        Semua data sekolah
      </Link>
      {school.sample !== false &&
        isUnsaved(card.facts, school) &&
        empty.length > 0 &&
        state.saving.name === 'idle' && (
          <Notice
            isFramed
            actions={[
              {
                label: 'Kosongkan',
                onClick: () => {
                  form.setValues(Object.fromEntries(empty));
                  // This button goes.
                  where.current?.focus();
                },
              },
            ]}
          >
            Ini masih contoh.
          </Notice>
        )}
      <ResourceForm
        heading={card.title}
        state={state}
        waitsFor={isUploading ? 'Menunggu gambar…' : ''}
        first={
          <>
            {isStep && <p role="status">{stepsDone(school.facts)}.</p>}
            {/* Not the first field: a list begins with what is there already. */}
            <p className={classes.where} ref={where} tabIndex={-1} data-autofocus>
              Tampil di: {card.where}.
              <a href={config.siteUrl + card.page} target="_blank" rel="noreferrer">
                Lihat di situs
              </a>
            </p>
          </>
        }
        fields={
          <>
            <Fields
              form={form}
              field={(path) => ({ label: card.labels[path] ?? path, ...form.getInputProps(path) })}
              facts={facts}
            />
            <GoToField />
          </>
        }
        aside={<FactPreview preview={card.preview} facts={facts} />}
      />
    </>
  );
}

/** Goes to the field that the address names, in a step to the first one; it stands with the fields, which a form draws after its first frame. */
function GoToField() {
  const { hash, search } = useLocation();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const first = search === fromSteps && place.current?.parentElement?.querySelector(typed);
    const field = document.getElementById(hash.slice(1)) ?? first;
    if (!(field instanceof HTMLElement)) return;
    field.focus({ preventScroll: true });
    // Newer browsers answer a promise, which React would take for a cleanup.
    void field.scrollIntoView({ block: hash ? 'start' : 'nearest' });
  }, [hash, search]);
  return <span ref={place} hidden />;
}
