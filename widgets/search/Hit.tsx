import { type PointerEvent, useEffect, useRef } from 'react';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { SearchRequest } from '#core/search/search-request.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { classes } from '../ui/classes.ts';
import { useHeading } from '../ui/heading-level.ts';
import { CitationActions } from './CitationActions.tsx';
import { HitMeta } from './HitMeta.tsx';
import * as styles from './hit.css.ts';
import { citationOf, isCitationHit, placeOf } from './hit-place.ts';
import { MarkedPieces } from './MarkedPieces.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import type { PlaceHome } from './results-props.ts';
import { Snippet } from './Snippet.tsx';
import { validityTexts } from './validity-texts.ts';

type HitProps = PlaceHome & {
  hit: SearchHit;
  request: SearchRequest;
  isChosen: boolean;
  onChoose: () => void;
};

/** One hit: number and document, heading, matching passages, and why it matched. */
export function Hit({ hit, request, isChosen, onChoose, ...home }: HitProps) {
  const text = useLoadedText<typeof searchTexts>();
  const isCited = isCitationHit(hit);
  const range = hit.reasons.find((reason) => reason.range !== undefined)?.range;
  const dwell = useDwell(onChoose);
  const dims = hit.repealed ? styles.dimmed : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: with the keyboard, focusing the hit chooses it
    <li
      className={classes(styles.hit, isChosen && styles.chosen)}
      data-hit
      aria-current={isChosen || undefined}
      onClick={onChoose}
      onFocus={onChoose}
      {...dwell}
    >
      <div className={classes(styles.inner, isCited && styles.cited)}>
        <div className={styles.place}>
          <span className={classes(isCited ? styles.citedNumber : styles.number, dims)}>
            <Designation asLaw>{breakable(hit.number)}</Designation>
          </span>
          <span className={classes(styles.document, isCited && styles.citedDocument)} title={hit.title}>
            {hit.shortName}
          </span>
          <SampleTag of={hit} />
          {isCited ? (
            <span className={styles.citationHit}>
              {text('search.citationHit')}
              {range === undefined ? null : (
                <span className={styles.citedRange}>
                  {' '}
                  <Designation asLaw>{range}</Designation>
                </span>
              )}
            </span>
          ) : null}
        </div>
        <div className={styles.body}>
          <Headline hit={hit} request={request} isCited={isCited} {...home} />
          <Snippet hit={hit} request={request} isCited={isCited} {...home} />
          <HitMeta hit={hit} />
          {isCited ? <CitationActions hit={hit} request={request} {...home} /> : null}
        </div>
      </div>
    </li>
  );
}

type PartProps = PlaceHome & Pick<HitProps, 'hit' | 'request'> & { isCited: boolean };

function Headline({ hit, request, isCited, ...home }: PartProps) {
  const text = useLoadedText<typeof searchTexts>();
  const Heading = useHeading(1);
  const locale = localeOf(useInterfaceLanguage());
  const { validity, heading } = hit;
  // A hit without a heading is described by its container.
  const around = hit.containers.at(-1);
  return (
    <div className={styles.headline}>
      <Heading
        className={classes(
          isCited ? styles.citedHeading : styles.heading,
          (hit.repealed || heading.length === 0) && styles.dimmed,
        )}
        lang={hit.language.toLowerCase()}
      >
        <PlaceLink {...home} place={placeOf(hit, request)} className={styles.link} data-hit-link>
          <span className={styles.spokenFirst}>{citationOf(hit)}: </span>
          {heading.length > 0 ? (
            <MarkedPieces of={heading} asLaw />
          ) : (
            <Designation asLaw>{around ?? citationOf(hit)}</Designation>
          )}
        </PlaceLink>
      </Heading>
      <span className={classes(styles.status, validity !== 'current' && styles.notInForce)}>
        {validity === 'current' ? null : `${text(validityTexts[validity])} · `}
        <Designation>
          {text('search.status', { date: formatDate(hit.versionDate, locale, 'long') })}
        </Designation>
      </span>
    </div>
  );
}

/** Long words of the citation column, which is narrow; breaking them elsewhere would be wrong. */
const breakable = (number: string) =>
  number
    .replace('Schlussbestimmungen', 'Schluss\u00adbestimmungen')
    .replace('Erwägungsgrund', 'Erwägungs\u00adgrund');

/** Milliseconds: a mouse that leaves earlier only passed by. */
const dwellTime = 200;

/** Acts when the mouse rests on an element for a moment. */
function useDwell(act: () => void) {
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(waiting.current);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return {
    onPointerEnter(event: PointerEvent) {
      leave();
      if (event.pointerType === 'mouse') waiting.current = setTimeout(act, dwellTime);
    },
    onPointerLeave: leave,
  };
}
