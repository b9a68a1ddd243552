import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { pdfTexts } from '#core/i18n/pdf.ts';
import { createPdfPlaces, type PdfPlaces } from '#core/regulations/pdf-places.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { useLoadedText, useText } from '../../app-context.tsx';
import { FailedState } from '../../FailedState.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PdfViewProps } from '../reader-props.ts';
import { Pages } from './Pages.tsx';
import * as styles from './pdf.css.ts';
import type { PdfFailure } from './pdf-session.ts';
import { usePdf } from './use-pdf.ts';

/** The pages of the PDF below each other; only those near the visible area are drawn. Fills its parent. */
export function PdfView(props: PdfViewProps) {
  const text = useText(pdfTexts);
  const opened = usePdf(props.reading);
  const { places, isSettled } = usePlaces(props.reading);
  // Waits for the position of the requested place, since otherwise page 1 would be drawn in vain.
  const isPlaced = isSettled || (props.article ?? props.path) === undefined;

  if (!text) return <div className={styles.view} aria-busy="true" />;
  if (opened.state === 'failed' || opened.state === 'missing')
    return (
      <div className={styles.view}>
        <PdfFailed
          failure={opened.state === 'missing' ? 'missing' : opened.failure}
          onRetry={opened.retry}
          onReadText={props.onReadText}
        />
      </div>
    );
  if (opened.state === 'loading' || !isPlaced)
    return (
      <div className={styles.view}>
        <Skeleton lines={14} label={text('pdf.loading')} className={styles.waiting} />
      </div>
    );
  return <Pages {...props} scene={opened.scene} places={places} />;
}

type PdfFailedProps = {
  failure: PdfFailure | 'missing';
  onRetry: () => void;
  onReadText?: (() => void) | undefined;
};

/** Says why the PDF cannot be displayed and what the user can do, and offers the text view. */
function PdfFailed({ failure, onRetry, onReadText }: PdfFailedProps) {
  const text = useLoadedText<typeof pdfTexts | typeof commonTexts>();
  const kind = failure === 'missing' ? 'missing' : failure.kind;
  const isAway = kind === 'away';
  return (
    <div className={styles.failed}>
      {failure !== 'missing' && failure.error ? (
        <FailedState error={failure.error} title={text('pdf.away')} onRetry={onRetry} />
      ) : (
        <ErrorState
          title={text(`pdf.${kind}`)}
          hint={isAway ? text('pdf.awayHint') : text('pdf.readAsText')}
          retryLabel={text('common.retry')}
          onRetry={isAway ? onRetry : undefined}
        />
      )}
      {onReadText ? <Button onClick={onReadText}>{text('pdf.toText')}</Button> : null}
    </div>
  );
}

/** The places of articles and paragraphs; `isSettled` once the articles have loaded or failed. */
function usePlaces(reading: Reading): { places: PdfPlaces; isSettled: boolean } {
  const articles = useStore(reading.$coordinates);
  const paragraphs = useStore(reading.$paragraphCoordinates);

  useEffect(() => {
    if (articles.state === 'idle') void reading.loadCoordinates();
    if (paragraphs.state === 'idle') void reading.loadParagraphCoordinates();
  }, [reading, articles.state, paragraphs.state]);

  const places = useMemo(
    () => createPdfPlaces(loadedValue(articles) ?? [], loadedValue(paragraphs) ?? []),
    [articles, paragraphs],
  );
  return { places, isSettled: articles.state === 'ready' || articles.state === 'failed' };
}
