import type { ApiError } from '#core/http/api-error.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import { useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';

type DataFailedProps = { error: ApiError; title?: string; onRetry: () => void };

/**
 * A load that failed on a page for those who administer the data. Role and plan open these pages; whether the data of
 * this server is in the hands of the person's organisation only the main server knows, and it refuses then.
 */
export function DataFailed({ error, ...more }: DataFailedProps) {
  const text = useText(warningTexts);
  if (error.code !== 'FORBIDDEN') return <FailedState error={error} {...more} />;
  return text ? <EmptyState text={text('warnings.dataOfOthers')} /> : null;
}
