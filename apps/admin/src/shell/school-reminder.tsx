import type { School } from '@pesantren/api-client/contract/school/school';
import { schoolQuery } from '@pesantren/api-client/query';
import { factsOf, isPresentable } from '@pesantren/content/default-facts';
import type { Wave } from '@pesantren/content/facts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { itemPath, mayOpen, paths } from '../paths.ts';
import { useClock, useServices } from '../services.ts';
import { Notice } from './notice.tsx';
import { useRole } from './session/use-role.ts';

const key = 'adminReminded';
const oneDay = 86_400_000;
/** Days before the last wave closes from which the next ones are asked for. */
const noticeDays = 30;

/** Asks for what the school has to tell next, on the first screen, until it is put off: for the day, of the sample for a week. */
export function SchoolReminder() {
  const { client, storage } = useServices();
  const navigate = useNavigate();
  const today = useClock().isoDay(new Date());
  const [putOff, setPutOff] = useState(() => storage.getItem(key));
  const role = useRole();
  const isAsked = client.profile === 'full' && mayOpen(role, paths.school);
  const { data } = useQuery({ ...schoolQuery(client), enabled: isAsked });
  const reminder = isAsked && data ? reminderOf(data, today) : null;
  if (!reminder || isPutOff(putOff, today, reminder.days)) return null;
  const later = () => {
    storage.setItem(key, today);
    setPutOff(today);
  };
  const { words, label, path } = reminder;
  return (
    <Notice
      isFramed
      actions={[
        { label, onClick: () => void navigate(path) },
        { label: 'Nanti saja', onClick: later },
      ]}
    >
      {words}
    </Notice>
  );
}

/** Returns what to ask for on a day, and for how many it can be put off: a beginning, the next waves, or nothing. */
export function reminderOf(
  { facts: saved, sample, version }: Pick<School, 'facts' | 'sample' | 'version'>,
  today: string,
) {
  const facts = factsOf(saved, sample);
  const begin = { label: 'Mulai di sini', path: paths.school, days: 1 };
  if (!isPresentable(facts)) return { words: 'Situs belum tampil kepada pengunjung.', ...begin };
  if (version === 0) return { words: 'Situs ini masih berisi data contoh.', ...begin, days: 7 };
  const words = wavesEnding(facts.waves, today);
  const path = itemPath('school', 'waves');
  return words && { words, label: 'Buka gelombang berikutnya', path, days: 1 };
}

/** True within so many days from the one on which the reminder was put off. */
function isPutOff(since: string | null, today: string, days: number): boolean {
  const passed = (Date.parse(today) - Date.parse(since ?? '')) / oneDay;
  return passed >= 0 && passed < days;
}

function wavesEnding(waves: readonly Wave[], today: string): string {
  const last = waves
    .map(({ closes }) => closes)
    .toSorted()
    .at(-1);
  if (last === undefined) return 'Belum ada gelombang pendaftaran.';
  if (last < today) return 'Semua gelombang pendaftaran sudah ditutup.';
  const days = (Date.parse(last) - Date.parse(today)) / oneDay;
  if (days > noticeDays) return '';
  return days === 0
    ? 'Gelombang pendaftaran terakhir ditutup hari ini.'
    : `Gelombang pendaftaran terakhir ditutup ${days} hari lagi.`;
}
