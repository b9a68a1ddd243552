import type { MouseEvent } from 'react';
import { lostTexts } from '#core/i18n/lost.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { articlesNear } from '#core/regulations/places-around.ts';
import { useText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import * as styles from './over-text.css.ts';
import { useScene } from './reader-scene.ts';
import { useRequestedPlace } from './requested-place.ts';

/**
 * Says that the requested article or paragraph does not exist in this text, what is displayed instead, and which
 * articles are near.
 */
export function NotThere() {
  const { nameOf } = useScene();
  const text = useText(readingTexts);
  const { requested, entry, isExact, isThere } = useRequestedPlace();
  if (requested === undefined || isThere || !entry || !text) return null;
  return (
    <div className={styles.notice} role="status">
      <p>
        <Designation>
          {text('reading.placeMissing', { name: nameOf(requested), shown: nameOf(entry.id) })}
        </Designation>
      </p>
      {isExact ? null : <Near requested={requested} />}
    </div>
  );
}

function Near({ requested }: { requested: string }) {
  const { entries, nameOf, addressOf, goTo } = useScene();
  const text = useText(lostTexts);
  const near = articlesNear(entries, requested);
  if (!text || near.length === 0) return null;
  const follow = (event: MouseEvent, article: string) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    goTo({ article });
  };
  return (
    <p className={styles.near}>
      <span>{text('lost.near')}</span>
      {near.map(({ id }) => (
        <a key={id} className={styles.nearLink} href={addressOf(id)} onClick={(event) => follow(event, id)}>
          <Designation>{nameOf(id)}</Designation>
        </a>
      ))}
    </p>
  );
}
