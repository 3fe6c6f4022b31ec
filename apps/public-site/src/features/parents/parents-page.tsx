import { sumCosts } from '@pesantren/content/admission';
import { admissionStatus } from '@pesantren/content/admission-status';
import { formatPhone, telUrl } from '@pesantren/content/contact/phone';
import { addressOf, type Facts } from '@pesantren/content/facts';
import { parentsEntry, parentsPurpose } from '@pesantren/content/navigation';
import { formatRupiah } from '@pesantren/content/numbers';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
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
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { type LoaderArgs, settledSoon, useClock, useFacts, useServices } from '../../services.ts';
import { type Answers, answersQuery, type Written } from './parents-query.ts';

export async function loader({ services }: LoaderArgs): Promise<LoadedAt> {
  await settledSoon([services.queryClient.query(answersQuery(services))]);
  return { loadedAt: currentMinute() };
}

/**
 * Answers what parents ask, each question in a line with the way to the rest: made of the school's facts and of what it
 * has written, so that nothing is typed twice (docs/spec.md#f-103).
 */
export function Component() {
  const { data, isPending } = useQuery(answersQuery(useServices()));
  const answers = answersOf(useFacts(), data);
  return (
    <PageFrame>
      <Seo title={parentsEntry.label} description={parentsPurpose} path={paths.parents} />
      <h1 className="text-h2">{parentsEntry.label}</h1>
      <OptionalPart name="jawaban" isPending={isPending}>
        <ul aria-label="Yang ditanyakan" className="border-default mt-2 border-t md:hidden">
          {answers.map((answer) => (
            <FoldedAnswer key={answer.title} {...answer} />
          ))}
        </ul>
        <ul className="border-default mt-8 gap-x-16 border-t md:columns-2 max-md:hidden">
          {answers.map((answer) => (
            <Answer key={answer.title} {...answer} />
          ))}
        </ul>
      </OptionalPart>
    </PageFrame>
  );
}

/** Returns the answers that facts and what the school has written give, in the order in which families ask. */
function answersOf(facts: Facts, data: Answers | undefined): AnswerProps[] {
  return [
    ...costAnswer(facts),
    {
      title: 'Mendaftar',
      href: `${paths.admission}#gelombang`,
      children: <AdmissionTitles />,
    },
    ...documentsAnswer(facts),
    ...phoneAnswer(facts),
    ...placeAnswer(facts),
    ...(data?.answers ?? []).map(writtenAnswer),
    ...eventsAnswer(data),
    ...(data?.further ?? []).map(writtenAnswer),
  ];
}

type AnswerProps = {
  title: string;
  href: string;
  children: ReactNode;
  /** True of a line that begins an answer of a page: a phone leads there at once. */
  isBeginning?: boolean;
};

/** An answer on a phone, all questions within its first screen: a whole one opens below its question, else that leads to its page. */
function FoldedAnswer({ title, href, children, isBeginning = false }: AnswerProps) {
  const row = 'min-h-target flex items-center justify-between gap-4';
  if (isBeginning)
    return (
      <li className="border-default border-b">
        <h2 className="text-body">
          <a href={href} className={row}>
            {title}
            <IconChevronRight className="text-primary size-5 shrink-0" aria-hidden="true" />
          </a>
        </h2>
      </li>
    );
  return (
    <li className="border-default border-b">
      <details name="jawaban" className="group">
        <summary className={`${row} cursor-pointer list-none [&::-webkit-details-marker]:hidden`}>
          <h2 className="text-body">{title}</h2>
          <IconChevronDown
            className="text-primary size-5 shrink-0 group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <div className="text-small text-muted leading-snug">{children}</div>
        <TextLink href={href} className="text-small">
          Selengkapnya<span className="sr-only"> tentang {title}</span>
        </TextLink>
      </details>
    </li>
  );
}

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

function writtenAnswer({ title, href, text }: Written): AnswerProps {
  const children = title !== text && <InlineText text={text} />;
  return { title, href, children, isBeginning: true };
}

function costAnswer({ costs }: Facts): AnswerProps[] {
  if (costs.length === 0) return [];
  const { firstMonth, month } = sumCosts(costs);
  const monthly = month > 0 ? `, lalu ${formatRupiah(month)} setiap bulan` : '';
  return [
    {
      title: 'Biaya',
      href: `${paths.admission}#biaya`,
      children: `${formatRupiah(firstMonth)} sampai akhir bulan pertama${monthly}`,
    },
  ];
}

function AdmissionTitles() {
  const facts = useFacts();
  const clock = useClock();
  const titles = spansOf(useComingWeek(), clock, (now) => admissionStatus(facts, now, clock).title);
  return titles.map(({ value: title, timed: { key, ...timed } }) => (
    <p key={key} {...timed}>
      {title}
    </p>
  ));
}

function documentsAnswer({ requirements: { documents } }: Facts): AnswerProps[] {
  if (documents.length === 0) return [];
  const href = `${paths.admission}#syarat`;
  return [{ title: 'Berkas pendaftaran', href, children: documents.join('; ') }];
}

function phoneAnswer({ contacts }: Facts): AnswerProps[] {
  const lines = contacts.map(({ title, topic, phone }) => (
    <li key={`${title} ${phone}`} className="flex items-center gap-x-3 tight:flex-wrap">
      <a
        href={telUrl(phone)}
        className="text-primary font-strong min-h-target inline-flex shrink-0 items-center tabular-nums underline-offset-4 hover:underline"
      >
        {formatPhone(phone)}
      </a>
      <span>{[title, topic].filter(Boolean).join(', ')}</span>
    </li>
  ));
  return [{ title: 'Telepon', href: `${paths.contact}#orang`, children: <ul>{lines}</ul> }];
}

function eventsAnswer(data: Answers | undefined): AnswerProps[] {
  if (!data || data.events.length === 0) return [];
  const lines = data.events.map(({ title, href, text }) => (
    <li key={href} className="pb-1">
      <a
        href={href}
        className="text-primary font-strong min-h-target inline-flex items-center underline-offset-4 hover:underline"
      >
        <InlineText text={title} />
      </a>
      <p>{text}</p>
    </li>
  ));
  const href = data.hasAgenda ? paths.agenda() : paths.announcements();
  return [{ title: 'Tanggal penting', href, children: <ul>{lines}</ul> }];
}

function placeAnswer({ identity }: Facts): AnswerProps[] {
  const address = addressOf(identity);
  if (!address) return [];
  return [{ title: 'Jalan ke sini', href: `${paths.contact}#alamat`, children: address }];
}
