import { useStore } from '@nanostores/react';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import type { SearchHit } from '#core/contract/main/search.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { matchedWords } from '#core/search/matched-words.ts';
import type { Search } from '#core/search/search-types.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { createLawDrawing } from '#widgets/law/create-drawing.ts';
import type { Drawing } from '#widgets/law/drawing.ts';
import { UnitSection } from '#widgets/law/UnitSection.tsx';
import { column, sheet } from '#widgets/reader/text.css.ts';
import { highlightWords } from '#widgets/reader/word-highlights.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { TitleLevel } from '#widgets/ui/heading-level.ts';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { placeNames } from './place-names.ts';
import * as styles from './preview.css.ts';

/** Law text has size 17; beside hits it has size 16. */
const size = { '--reg-zoom': String(16 / 17) } as CSSProperties;

/** The whole article of a hit, set as in the reader, with the matched words highlighted. */
export function HitPreview({ search, hit }: { search: Search; hit: SearchHit }) {
  const text = useLoadedText<typeof searchTexts | typeof commonTexts>();
  const preview = useMemo(() => search.createPreview(), [search]);
  const unit = useStore(preview.$unit);
  const around = useRef<HTMLDivElement>(null);

  useEffect(() => {
    void preview.show(hit);
  }, [preview, hit]);
  useEffect(() => () => preview.close(), [preview]);

  const article = unit.state === 'ready' ? unit.value : undefined;
  const drawing = useDrawing(hit, article?.kind);
  useLayoutEffect(() => {
    if (!article || !around.current) return;
    return markMatches(around.current, hit);
  }, [article, hit]);

  if (unit.state === 'failed') {
    return (
      <div className={styles.state}>
        <FailedState
          error={unit.error}
          title={text('search.previewFailed')}
          onRetry={() => void preview.show(hit)}
        />
      </div>
    );
  }
  if (!article) {
    return (
      <div className={styles.state}>
        {unit.state === 'ready' ? (
          <EmptyState text={text('search.previewFailed')} />
        ) : (
          <Skeleton lines={8} label={text('common.loading')} />
        )}
      </div>
    );
  }
  return (
    <div className={column}>
      <div ref={around} className={sheet} style={size} lang={hit.language.toLowerCase()}>
        <div className={styles.law}>
          {/* Wherever the article stands in its act, its heading comes after those of the hits. */}
          <TitleLevel value={1 - article.depth}>
            <UnitSection
              entry={{ id: article.id, index: 0, size: 0 }}
              unit={article}
              drawing={drawing}
              look={styles.look}
            />
          </TitleLevel>
        </div>
      </div>
    </div>
  );
}

/** Space above the place that is scrolled into view. */
const clearance = 72;

/** Highlights the matched words and paragraphs, and scrolls the first of them into view. */
function markMatches(around: HTMLElement, hit: SearchHit): () => void {
  const { ranges, release } = highlightWords(around, matchedWords(hit));
  const paths = hit.snippet.map(({ completeParagraphID }) => completeParagraphID.split('~').at(1) ?? '');
  const places = paths.flatMap((path) => {
    const place = around.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    // The article itself is not one of its paragraphs.
    return place && !place.matches('h2') ? [place] : [];
  });
  for (const place of places) place.classList.add(styles.answers);
  const first = places[0] ?? ranges[0];
  const pane = around.closest('[data-preview]');
  if (pane) {
    const top = first ? first.getBoundingClientRect().top - around.getBoundingClientRect().top : 0;
    // A match in the upper part of the article is displayed together with the head.
    pane.scrollTop = top > pane.clientHeight * 0.7 ? top - clearance : 0;
  }
  return () => {
    release();
    // The next hit may be in the same article, whose elements stay.
    for (const place of places) place.classList.remove(styles.answers);
  };
}

function useDrawing({ language }: SearchHit, kind: Unit['kind'] | undefined): Drawing {
  const text = useLoadedText<typeof readerTexts>();
  return useMemo(
    () => ({
      ...createLawDrawing({ language, nameOf: placeNames(kind, language), text }),
      withoutNotes: true,
    }),
    [language, kind, text],
  );
}
