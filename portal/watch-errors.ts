import type { Notices } from '#core/notices.ts';

/** An error event that browsers raise for a layout that settles in the next frame. */
const harmless = /^ResizeObserver loop/;

/**
 * Logs errors that no part of the product has caught and displays their messages (specification, section 8).
 * Returns a function that stops watching.
 */
export function watchErrors(page: EventTarget, notices: Pick<Notices, 'report' | 'tell'>): () => void {
  const tell = (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    if (harmless.test(message)) return;
    // An aborted request is not a failure.
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
