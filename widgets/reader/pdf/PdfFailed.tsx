import type { commonTexts } from '#core/i18n/common.ts';
import type { pdfTexts } from '#core/i18n/pdf.ts';
import { useText } from '../../app-context.tsx';
import { FailedState } from '../../FailedState.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import * as styles from './pdf.css.ts';
import type { PdfFailure } from './use-pdf.ts';

type PdfFailedProps = {
  failure: PdfFailure | 'missing';
  onRetry: () => void;
  onReadText?: (() => void) | undefined;
};

/** The PDF cannot be shown: why, what can be done, and the way to the same text. */
export function PdfFailed({ failure, onRetry, onReadText }: PdfFailedProps) {
  const text = useText<typeof pdfTexts | typeof commonTexts>();
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
