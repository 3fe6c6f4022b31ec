import { schoolQuery } from '@pesantren/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useFormRoute } from '../../resource/form/use-form-route.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { FactCardForm } from './fact-card-form.tsx';
import { FactCardList } from './fact-card-list.tsx';
import { factCards } from './fact-cards.ts';
import { FirstSteps } from './first-steps.tsx';
import { NotShown } from './not-shown.tsx';
import { SampleSwitch } from './sample-switch.tsx';
import classes from './school-page.module.css';

/** *Data sekolah*: the cards of the school's facts, or the form of the one that is open (docs/spec.md#j). */
export function SchoolPage() {
  const { id } = useParams();
  if (id !== undefined && !factCards.some((card) => card.id === id)) {
    return <Navigate to={paths.school} replace />;
  }
  return <Page />;
}

function Page() {
  const { client } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const route = useFormRoute('school', heading);
  const { data: school, error, isFetching, isStale, refetch } = useQuery(schoolQuery(client));
  const card = factCards.find(({ id }) => id === route.id);
  // A copy from earlier waits for the newer one. Once it is open, a form stays, whatever a later read answers.
  const [openForm, setOpenForm] = useState('');
  const isFresh = school !== undefined && !(isStale && isFetching);
  if (card && isFresh && openForm !== route.formKey) setOpenForm(route.formKey);

  return (
    <section aria-labelledby="data-sekolah">
      <PageTitle>{card ? card.title : 'Data sekolah'}</PageTitle>
      <h1 id="data-sekolah" className={classes.heading} ref={heading} tabIndex={-1}>
        Data sekolah
      </h1>
      {error && !school && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {!error && (!school || (card && openForm !== route.formKey)) && <ListSkeleton />}
      {school && !card && (
        <>
          <FirstSteps school={school} />
          <NotShown school={school} />
          <FactCardList school={school} drafts={route.drafts} />
          <SampleSwitch school={school} />
        </>
      )}
      {school && card && openForm === route.formKey && (
        <FactCardForm key={route.formKey} card={card} school={school} route={route} />
      )}
    </section>
  );
}
