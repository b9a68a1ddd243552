import { useStore } from '@nanostores/react';
import { plainText } from '#core/law/inline-text.ts';
import { unitsAround } from '#core/regulations/places-around.ts';
import { Designation } from '../law/Designation.tsx';
import { useScene } from './reader-scene.ts';
import * as styles from './text.css.ts';

/** The current section, in small caps at the top of the column. */
export function RunningTitle() {
  const { entries, $current, language } = useScene();
  const entry = entries[useStore($current)];
  const inner = entry && [...unitsAround(entries, entry), entry].findLast((each) => isSection(each.kind));
  const number = inner?.num ? plainText(inner.num).trim().replace(/[:.]$/, '') : '';
  const heading = inner?.heading ? plainText(inner.heading).trim() : '';
  return (
    // Hidden from assistive technology, since the headings in the text say the same.
    <div className={styles.running} aria-hidden="true" lang={language.toLowerCase()}>
      <div className={styles.runningText}>
        <Designation>{[number, heading].filter(Boolean).join(' · ') || '\u00a0'}</Designation>
      </div>
    </div>
  );
}

const textual = new Set([
  'article',
  'marginNumber',
  'recital',
  'preface',
  'preamble',
  'conclusions',
  'level',
]);
const isSection = (kind: string) => !textual.has(kind);
