import { pdfTexts } from '#core/i18n/pdf.ts';
import { useText, useTexts } from '../../app-context.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { PdfViewProps } from '../reader-props.ts';
import { Pages } from './Pages.tsx';
import { PdfFailed } from './PdfFailed.tsx';
import * as styles from './pdf.css.ts';
import { usePdf } from './use-pdf.ts';
import { usePlaces } from './use-places.ts';

/** The pages of the PDF under each other; only those near the view are drawn. Fills its parent. */
export function PdfView(props: PdfViewProps) {
  const hasTexts = useTexts(pdfTexts);
  const text = useText<typeof pdfTexts>();
  const opened = usePdf(props.reading);
  const { places, isSettled } = usePlaces(props.reading);
  // Drawn at the asked place from the start: the first page would be drawn in vain.
  const isPlaced = isSettled || (props.article ?? props.path) === undefined;

  if (!hasTexts) return <div className={styles.view} aria-busy="true" />;
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
