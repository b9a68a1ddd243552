import type { QuestionContext } from '#core/questions/store.ts';
import { isLinkAddress } from '../page-address.ts';

/**
 * What a question reports about the host page. Query and fragment may contain private data, so they are sent
 * only if the owner of the page allows it.
 */
export function hostPage(values: { context?: unknown; wholeAddress?: unknown }): QuestionContext {
  const { context, wholeAddress } = values;
  const given: Partial<Record<string, unknown>> =
    typeof context === 'object' && context !== null ? { ...context } : {};
  const { title, url } = given;
  return {
    title: typeof title === 'string' ? title : document.title,
    url:
      typeof url === 'string' && isLinkAddress(url)
        ? url
        : addressOf(globalThis.location.href, wholeAddress === true),
  };
}

/** The address that a context names and that leads elsewhere than to the web; it is not sent. */
export function refusedUrl({ context }: { context?: unknown }): string | undefined {
  const { url } = (context ?? {}) as { url?: unknown };
  return typeof url === 'string' && !isLinkAddress(url) ? url : undefined;
}

function addressOf(href: string, isWhole: boolean): string {
  return isWhole ? href : href.replace(/[?#].*$/, '');
}
