import { Check, Quote } from 'lucide';
import { useEffect, useState } from 'react';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { citeVersion } from '#core/law/cited-version.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { Button } from '../ui/Button.tsx';
import * as buttons from '../ui/button.css.ts';
import { classes } from '../ui/classes.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import * as styles from './hit.css.ts';
import { citationOf, placeOf } from './hit-place.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlaceHome } from './results-props.ts';

const visibleFor = 4000;

type CitationActionsProps = PlaceHome & { hit: SearchHit; request: SearchRequest };

/** Actions for the place that the term named: open it, copy its citation. */
export function CitationActions({ hit, request, ...home }: CitationActionsProps) {
  const text = useLoadedText<typeof searchTexts>();
  const [copied, setCopied] = useState<'done' | 'refused' | undefined>(undefined);
  const { validity, versionDate, language, behind } = hit;
  const isBehind = behind !== undefined;
  const status = validity === 'current' ? 'inForce' : validity;
  const citation = citeVersion(citationOf(hit), { versionDate, status, language, isBehind });

  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), visibleFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(citation);
      setCopied('done');
    } catch {
      // Browser or host page refused it; the citation is visible in the hit.
      setCopied('refused');
    }
  };
  const said = { done: text('search.copied', { citation }), refused: text('search.notCopied') };
  return (
    <div className={styles.actions}>
      <PlaceLink
        {...home}
        place={placeOf(hit, request)}
        className={classes(buttons.kind.primary, buttons.size.normal)}
      >
        {text('search.openArticle')}
      </PlaceLink>
      <Button kind="quiet" icon={copied === 'done' ? Check : Quote} onClick={() => void copy()}>
        {copied === undefined ? text('search.copyCitation') : <Designation>{said[copied]}</Designation>}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied === undefined ? '' : said[copied]}</span>
      </VisuallyHidden>
    </div>
  );
}
