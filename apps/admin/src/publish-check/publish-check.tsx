import { checkDraft } from './check-draft.ts';
import classes from './publish-check.module.css';

type PublishCheckProps = {
  draft: { title: string; content: string; end?: string | undefined };
  /** Goes to a block of the text, or of what is elsewhere to the title. */
  onGo: (block: number | null) => void;
};

/** Lists what to look at before publishing, each line a way to its place in the text; nothing of it prevents publishing. */
export function PublishCheck({ draft, onGo }: PublishCheckProps) {
  const findings = checkDraft(draft);
  return (
    <section className={classes.check} aria-label="Siap terbit?">
      <h3>Siap terbit?</h3>
      {findings.length === 0 && <p>Tidak ada yang perlu dilihat lagi.</p>}
      <ul>
        {findings.map(({ message, reason, block }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no identity, and hold no state
          <li key={index}>
            <button type="button" onClick={() => onGo(block)}>
              {message}
              <small>{reason}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
