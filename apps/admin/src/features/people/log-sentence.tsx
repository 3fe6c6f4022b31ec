import type { LogEntry } from '@pesantren/api-client/contract/account';
import { Link } from 'react-router-dom';
import { type FormPage, itemPath, paths } from '../../paths.ts';
import { actionNames, resourceTitles } from './action-names.ts';

/** How many things one line names. */
const shown = 3;

/** Says what was done to what, by its title and with a way to it where there is one. */
export function Sentence({ entries }: { entries: readonly LogEntry[] }) {
  const [{ action, resource, item_id } = none] = entries;
  const words = actionNames[action] ?? action;
  // The words of every other act name by themselves what it is done to.
  const kind = isItem(action) ? kindOf(resource) : '';
  if (item_id === null) return words;
  const count = entries.length > 1 ? `${entries.length} ` : '';
  const rest = entries.length - shown;
  return (
    <>
      {`${words} ${count}${kind && `${kind} `}`}
      {entries.slice(0, shown).map((entry, index) => (
        <span key={entry.id}>
          {index > 0 && ', '}
          <Thing entry={entry} />
        </span>
      ))}
      {rest > 0 && `, dan ${rest} lainnya`}
    </>
  );
}

const none = { action: '', resource: '', item_id: null };

function isItem(action: string): boolean {
  return /^(?:item|draft|version)-/.test(action);
}

function kindOf(resource: string): string {
  return resourceTitles[resource]?.toLowerCase() ?? '';
}

/** A thing by its title, or by its number where it has none any more. */
function Thing({ entry: { action, resource, item_id, title } }: { entry: LogEntry }) {
  const name = title ? <em>{title}</em> : `nomor ${item_id}`;
  const isGone = ['item-deleted', 'item-purged'].includes(action);
  const hasForm = item_id && resource in paths && resource !== 'registrations' && !isGone;
  return hasForm ? <Link to={itemPath(resource as FormPage, item_id)}>{name}</Link> : name;
}
