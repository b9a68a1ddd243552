import type { QuestionContext } from '#core/questions/store.ts';

/**
 * What a question tells of the page around the element. Query and fragment may hold what is nobody
 * else's to know: they go along only where the page's owner says so.
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
