import { commonProperties } from '../common-options.ts';
import { defineElement } from '../define-element.tsx';
import type { ShellWords } from '../element-spec.ts';
import { type QuestionOptions, questionAttributes, questionEvents } from './ask-question-options.ts';
import { reserveHeight } from './reserve-height.ts';

/**
 * A button that can be pressed at once; the form opens when it has loaded. The form in the page has no
 * button.
 */
function drawShell(place: HTMLElement, words: ShellWords, values: QuestionOptions) {
  reserveHeight(place, values);
  if (values.inline) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reg-shell-ask';
  button.textContent = values.label ?? words.ask;
  button.addEventListener('click', () => button.setAttribute('aria-busy', 'true'));
  place.replaceChildren(button);
}

/** Sends a question, a support request or a bug report to the support. */
export const askQuestionSpec = {
  tag: 'ask-question',
  attributes: questionAttributes,
  properties: commonProperties,
  events: questionEvents,
  parts: ['root'],
  height: 40,
  drawShell,
  load: () => import('./ask-question-view.tsx'),
};

defineElement(askQuestionSpec);
