import type { PublishRequest } from '@pesantren/api-client/contract/publication';
import type { ResourceName } from '@pesantren/api-client/resources';
import type { Clock } from '@pesantren/content/clock';
import { messages } from '@pesantren/content/messages';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { itemPath } from '../../paths.ts';
import { useClock, useServices } from '../../services.ts';
import { Notice } from '../../shell/notice.tsx';
import { formatWhen } from '../format-date.ts';
import type { ListLocation } from '../list-state/use-list-view.ts';
import { waitsForYou } from '../publication/state-words.ts';
import { useRequests } from '../publication/use-requests.ts';
import classes from './request-lines.module.css';

type RequestLinesProps = { name: ResourceName; location: ListLocation };

const key = 'adminToldOf';
/** How many answers this device remembers to have told. */
const remembered = 50;

/** The first lines of a list: how many items wait for the account, and what became of the requests of its own. */
export function RequestLines({ name, location }: RequestLinesProps) {
  const { storage } = useServices();
  const clock = useClock();
  const navigate = useNavigate();
  const requests = useRequests(name);
  const [told, setTold] = useState(() => readTold(storage.getItem(key)));
  const waiting = requests.filter(({ state }) => state === 'submitted').length;
  const answers = requests.filter(
    (one) => one.state !== 'submitted' && !told.includes(nameOf(one)),
  );
  const putAway = (answer: PublishRequest) => {
    const next = [...readTold(storage.getItem(key)), nameOf(answer)].slice(-remembered);
    storage.setItem(key, JSON.stringify(next));
    setTold(next);
  };
  const actionsOf = (answer: PublishRequest) => {
    const open = { label: 'Buka', onClick: () => void navigate(itemPath(name, answer.id)) };
    const done = { label: 'Baik', onClick: () => putAway(answer) };
    // What was sent back waits for its writer until it is asked for again.
    if (answer.state === 'returned') return [open];
    return answer.state === 'withdrawn' ? [open, done] : [done];
  };
  return (
    <>
      {waiting > 0 && location.view.state !== 'submitted' && (
        <Link className={classes.waiting} to={location.addressOfState('submitted')}>
          {waitsForYou} ({waiting})
        </Link>
      )}
      {answers.map((answer) => (
        <Notice key={nameOf(answer)} isFramed actions={actionsOf(answer)}>
          {wordsOf(answer, clock)}
        </Notice>
      ))}
    </>
  );
}

function wordsOf({ title, state, at, username }: PublishRequest, clock: Clock): string {
  const name = `“${title || messages.untitled}”`;
  const when = formatWhen(new Date(at), clock);
  if (state === 'returned') return `${name} dikembalikan oleh ${username}, ${when}.`;
  if (state === 'withdrawn') return `${name} ditarik dari situs oleh ${username}, ${when}.`;
  return state === 'scheduled' ? `${name} tampil ${when}.` : `${name} terbit ${when}.`;
}

/** Names an answer; a later one to the same item has another name. */
function nameOf({ resource, id, state, at }: PublishRequest): string {
  return [resource, id, state, at].join(' ');
}

/** Reads which answers were put away; none where anything else stands there. */
function readTold(text: string | null): string[] {
  try {
    const names: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}
