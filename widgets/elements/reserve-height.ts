import type { QuestionOptions } from './ask-question-options.ts';

/** Keeps room for a form in place; a button needs what the element keeps anyway. */
export function reserveHeight(place: HTMLElement, { inline, formHeight }: QuestionOptions) {
  place.style.setProperty('min-block-size', inline && formHeight > 0 ? `${formHeight}px` : '');
}
