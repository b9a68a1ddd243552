import { useStore } from '@nanostores/react';
import type { readerTexts } from '#core/i18n/reader.ts';
import { findPlace, holdsPath } from '#core/regulations/place.ts';
import { useText } from '../app-context.tsx';
import * as styles from './over-text.css.ts';
import { PrintHead } from './PrintHead.tsx';
import { ReadingDate } from './ReadingDate.tsx';
import { useScene } from './reader-scene.ts';

/** What is said over the text or the pages: which version it is, and that a place is not in it. */
export function OverText({ isPhone }: { isPhone: boolean }) {
  return (
    <>
      <PrintHead />
      <ReadingDate isNarrow={isPhone} />
      <NotThere />
    </>
  );
}

/** The wanted article or paragraph does not exist in this text: says so and what is shown instead. */
function NotThere() {
  const { props, entries, reading, nameOf } = useScene();
  const text = useText<typeof readerTexts>();
  const wanted = props.path ?? props.article;
  const found = wanted === undefined ? undefined : findPlace(entries, wanted);
  const unit = useStore(reading.$units).get(found?.index ?? -1);
  if (wanted === undefined || !found) return null;
  const shown = entries[found.index];
  const isThere =
    found.exact && (!props.path || !unit || shown?.range !== undefined || holdsPath(unit, props.path));
  if (isThere || !shown) return null;
  return (
    <p className={styles.notice} role="status">
      {text('reader.placeMissing', { name: nameOf(wanted), shown: nameOf(shown.id) })}
    </p>
  );
}
