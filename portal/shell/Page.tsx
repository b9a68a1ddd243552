import { type ReactNode, useState } from 'react';
import type { shellTexts } from '#core/i18n/shell.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { ErrorState } from '#widgets/ui/ErrorState.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as frame from './frame.css.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { padded } from './page.css.ts';
import { PageTitleContext } from './page-title.tsx';
import { usePageChange } from './use-page-change.ts';

/**
 * The content of a layout: sets focus and title when the page changes, and displays a message if it fails.
 */
export function Page({ page, children }: { page: string; children: ReactNode }) {
  const { notices } = useApp();
  const text = useLoadedText<typeof shellTexts>();
  const main = usePageChange(page);
  const [title, setTitle] = useState('');
  return (
    <>
      <main ref={main} id="content" tabIndex={-1} className={frame.main}>
        <PageTitleContext value={setTitle}>
          <PageBoundary
            page={page}
            onError={(error) => notices.report(error, 'show a page')}
            fallback={
              <div className={padded}>
                <ErrorState
                  title={text('shell.pageFailed')}
                  hint={text('shell.pageFailedHint')}
                  retryLabel={text('shell.reload')}
                  onRetry={() => window.location.reload()}
                />
              </div>
            }
          >
            {children}
          </PageBoundary>
        </PageTitleContext>
      </main>
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
    </>
  );
}
