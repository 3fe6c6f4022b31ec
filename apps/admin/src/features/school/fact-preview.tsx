import { parseFocus } from '@pesantren/api-client/contract/uploads/focus';
import { resolveUrl } from '@pesantren/api-client/provider-url';
import type { FactPicture, Facts } from '@pesantren/content/facts';
import type { CSSProperties } from 'react';
import { useServices } from '../../services.ts';
import type { FactCard } from './fact-card.ts';
import classes from './fact-preview.module.css';

type FactPreviewProps = { preview: FactCard['preview']; facts: Facts };

/** Shows a card as visitors will see it, while it is being filled in. */
export function FactPreview({ preview, facts }: FactPreviewProps) {
  const { config } = useServices();
  const { heading, lines } = preview(facts, new Date());
  return (
    <section className={classes.preview} aria-label={heading}>
      <h3>{heading}</h3>
      <ul>
        {lines.map(({ title, words = [], picture, link, depth }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and their order is theirs
          <li key={index} data-depth={depth}>
            {picture?.url && (
              <img
                src={resolveUrl(config.apiUrl, picture.url)}
                alt=""
                style={positionOf(picture)}
              />
            )}
            <strong>{title}</strong>
            {words.map((text) => (
              <span key={text}>{text}</span>
            ))}
            {link && (
              <a href={link.url} target="_blank" rel="noreferrer">
                {link.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function positionOf({ focus }: FactPicture): CSSProperties | undefined {
  const point = parseFocus(focus);
  return point ? { objectPosition: `${point.x}% ${point.y}%` } : undefined;
}
