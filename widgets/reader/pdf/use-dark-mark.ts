import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the view with `data-dark` while its colour scheme is dark. Colours follow the scheme by themselves, a filter does
 * not: the change of a colour that nobody sees tells when the theme, the page around or the system has changed it.
 */
export function useDarkMark(view: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current: element } = view;
    if (!element) return;
    const mark = () =>
      element.toggleAttribute('data-dark', getComputedStyle(element).columnRuleColor === 'rgb(0, 0, 0)');
    mark();
    element.addEventListener('transitionend', mark);
    return () => element.removeEventListener('transitionend', mark);
  }, [view]);
}
