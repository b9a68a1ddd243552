import { ChevronDown, ChevronRight } from 'lucide';
import { useId, useState } from 'react';
import type { MatchReason } from '#core/contract/main/match-reason.ts';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { Icon } from '../ui/Icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import * as styles from './hit.css.ts';

const BehindNote = lazyComponent(async () => (await import('../BehindNote.tsx')).BehindNote);
const ReasonLines = lazyComponent(async () => (await import('./ReasonLines.tsx')).ReasonLines);

/** Secondary facts of a hit: its container, missing words, and why it matched. */
export function HitMeta({ hit }: { hit: SearchHit }) {
  const text = useLoadedText<typeof searchTexts>();
  const nameOf = useLanguageNames();
  const { containers, repealed, missing, foundIn, language, reasons } = hit;
  const around = hit.heading.length > 0 ? containers.at(-1) : undefined;
  return (
    <div className={styles.meta}>
      {hit.behind ? <BehindNote behind={hit.behind} /> : null}
      {repealed ? <span className={styles.metaStrong}>{text('search.repealed')}</span> : null}
      {around ? (
        <span title={containers.join(' › ')} lang={language.toLowerCase()}>
          <Designation>{around}</Designation>
        </span>
      ) : null}
      {foundIn && foundIn !== language ? (
        <span className={styles.metaStrong}>{text('search.foundIn', { language: nameOf(foundIn) })}</span>
      ) : null}
      {missing.length > 0 ? (
        <span>
          {text('search.missing', { words: '' })}
          <s>{missing.join(', ')}</s>
        </span>
      ) : null}
      {reasons.length > 0 ? <Why reasons={reasons} /> : null}
    </div>
  );
}

function Why({ reasons }: { reasons: readonly MatchReason[] }) {
  const text = useLoadedText<typeof searchTexts>();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.whyButton}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={open ? ChevronDown : ChevronRight} size={12} />
        {text('search.why')}
      </button>
      <ul id={id} className={styles.whyList} hidden={!open}>
        {open ? <ReasonLines reasons={reasons} /> : null}
      </ul>
    </>
  );
}
