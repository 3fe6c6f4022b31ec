import { sumCosts } from '@pesantren/content/admission';
import { admissionStatus } from '@pesantren/content/admission-status';
import { formatPhone, telUrl } from '@pesantren/content/contact/phone';
import { addressOf } from '@pesantren/content/facts';
import { parentsEntry, parentsPurpose } from '@pesantren/content/navigation';
import { formatRupiah } from '@pesantren/content/numbers';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  currentMinute,
  type LoadedAt,
  spansOf,
  useComingWeek,
} from '../../components/coming-week.ts';
import { OptionalPart } from '../../components/optional-part.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import { Seo } from '../../components/seo.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settledSoon, useFacts, useServices } from '../../services.ts';
import { answersQuery, type Written } from './parents-query.ts';

export async function loader({ services: { client, queryClient } }: LoaderArgs): Promise<LoadedAt> {
  await settledSoon([queryClient.query(answersQuery(client))]);
  return { loadedAt: currentMinute() };
}

/**
 * Answers what parents ask, each question in a line with the way to the rest: made of the school's facts and of what it
 * has written, so that nothing is typed twice (docs/spec.md#f-103).
 */
export function Component() {
  const { data, isPending } = useQuery(answersQuery(useServices().client));
  return (
    <PageFrame>
      <Seo title={parentsEntry.label} description={parentsPurpose} path={paths.parents} />
      <h1 className="text-h2">{parentsEntry.label}</h1>
      <OptionalPart name="jawaban" isPending={isPending}>
        <ul className="border-default mt-4 gap-x-16 border-t md:mt-8 md:columns-2">
          <CostAnswer />
          <AdmissionAnswer />
          <DocumentsAnswer />
          <PhoneAnswer />
          <PlaceAnswer />
          <WrittenAnswers answers={data?.answers} />
          <EventsAnswer
            events={data?.events ?? []}
            all={data?.hasAgenda ? paths.agenda() : paths.announcements()}
          />
          <WrittenAnswers answers={data?.further} />
        </ul>
      </OptionalPart>
    </PageFrame>
  );
}

type AnswerProps = { title: string; href: string; children: ReactNode };

function Answer({ title, href, children }: AnswerProps) {
  return (
    <li className="border-default break-inside-avoid border-b pb-2.5">
      <h2 className="text-body">
        <a
          href={href}
          className="min-h-target decoration-accent flex items-center underline decoration-2 underline-offset-4"
        >
          {title}
        </a>
      </h2>
      <div className="text-small text-muted leading-snug">{children}</div>
    </li>
  );
}

function WrittenAnswers({ answers = [] }: { answers: readonly Written[] | undefined }) {
  return answers.map(({ title, href, text }) => (
    <Answer key={title} title={title} href={href}>
      {title !== text && <InlineText text={text} />}
    </Answer>
  ));
}

function CostAnswer() {
  const { costs } = useFacts();
  if (costs.length === 0) return null;
  const { firstMonth, month } = sumCosts(costs);
  return (
    <Answer title="Biaya" href={`${paths.admission}#biaya`}>
      {`${formatRupiah(firstMonth)} sampai akhir bulan pertama`}
      {month > 0 && `, lalu ${formatRupiah(month)} setiap bulan`}
    </Answer>
  );
}

function AdmissionAnswer() {
  const facts = useFacts();
  const titles = spansOf(useComingWeek(), (now) => admissionStatus(facts, now).title);
  return (
    <Answer title="Mendaftar" href={`${paths.admission}#gelombang`}>
      {titles.map(({ value: title, timed: { key, ...timed } }) => (
        <p key={key} {...timed}>
          {title}
        </p>
      ))}
    </Answer>
  );
}

function DocumentsAnswer() {
  const { documents } = useFacts().requirements;
  if (documents.length === 0) return null;
  return (
    <Answer title="Berkas pendaftaran" href={`${paths.admission}#syarat`}>
      {documents.join('; ')}
    </Answer>
  );
}

function PhoneAnswer() {
  const { contacts } = useFacts();
  return (
    <Answer title="Telepon" href={`${paths.contact}#orang`}>
      <ul>
        {contacts.map(({ title, topic, phone }) => (
          <li key={`${title} ${phone}`} className="flex items-center gap-x-3 tight:flex-wrap">
            <a
              href={telUrl(phone)}
              className="text-primary font-strong min-h-target inline-flex shrink-0 items-center tabular-nums underline-offset-4 hover:underline"
            >
              {formatPhone(phone)}
            </a>
            <span>{[title, topic].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Answer>
  );
}

/** @param all where all of them stand. */
function EventsAnswer({ events, all }: { events: readonly Written[]; all: string }) {
  if (events.length === 0) return null;
  return (
    <Answer title="Tanggal penting" href={all}>
      <ul>
        {events.map(({ title, href, text }) => (
          <li key={href} className="pb-1">
            <a
              href={href}
              className="text-primary font-strong min-h-target inline-flex items-center underline-offset-4 hover:underline"
            >
              <InlineText text={title} />
            </a>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Answer>
  );
}

function PlaceAnswer() {
  const address = addressOf(useFacts().identity);
  if (!address) return null;
  return (
    <Answer title="Jalan ke sini" href={`${paths.contact}#alamat`}>
      {address}
    </Answer>
  );
}
