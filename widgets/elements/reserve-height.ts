import type { QuestionOptions } from './ask-question-options.ts';

/** Reserves the height of a form in the page; a button needs only the element's default height. */
export function reserveHeight(place: HTMLElement, { inline, formHeight }: QuestionOptions) {
  place.style.setProperty('min-block-size', inline && formHeight > 0 ? `${formHeight}px` : '');
}
