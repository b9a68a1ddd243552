import type { Notices } from '#core/notices.ts';

/** What browsers throw at nobody although nothing went wrong: a layout that settles in the next frame. */
const harmless = /^ResizeObserver loop/;

/**
 * Errors that no part of the product caught are logged and told with their message (specification,
 * section 8). Answers how to stop watching.
 */
export function watchErrors(page: EventTarget, notices: Pick<Notices, 'report' | 'tell'>): () => void {
  const tell = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (harmless.test(message)) return;
    // An abandoned request is somebody's wish, not a failure.
    if (error instanceof Error && error.name === 'AbortError') return;
    notices.report(error, 'uncaught');
    notices.tell({ kind: 'error', key: 'common.uncaught', values: { message } });
  };
  const onError = (event: Event) => {
    const { error, message } = event as ErrorEvent;
    tell(error ?? message);
  };
  const onRejection = (event: Event) => tell((event as PromiseRejectionEvent).reason);
  page.addEventListener('error', onError);
  page.addEventListener('unhandledrejection', onRejection);
  return () => {
    page.removeEventListener('error', onError);
    page.removeEventListener('unhandledrejection', onRejection);
  };
}
