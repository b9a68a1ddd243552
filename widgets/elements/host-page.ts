import type { QuestionContext } from '#core/questions/store.ts';

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
    url: typeof url === 'string' ? url : addressOf(globalThis.location.href, wholeAddress === true),
  };
}

function addressOf(href: string, isWhole: boolean): string {
  return isWhole ? href : href.replace(/[?#].*$/, '');
}
