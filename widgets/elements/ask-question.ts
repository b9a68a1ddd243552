import { defineElement } from '../define-element.tsx';
import type { ElementSpec, ShellWords } from '../element-spec.ts';
import { commonAttributes, commonEvents, commonProperties } from './common-options.ts';
import { keepHeight } from './kept-height.ts';

/** A button that can be pressed at once: the form opens when it is there. In place the form has none. */
function drawShell(place: HTMLElement, words: ShellWords, values: Record<string, unknown>) {
  keepHeight(place, values);
  if (values.inline === true) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reg-shell-ask';
  button.textContent = typeof values.label === 'string' && values.label !== '' ? values.label : words.ask;
  button.addEventListener('click', () => button.setAttribute('aria-busy', 'true'));
  place.replaceChildren(button);
}

export const askQuestionSpec: ElementSpec = {
  tag: 'ask-question',
  summary: 'Sends a question, a support request or a bug report to the support.',
  attributes: {
    ...commonAttributes,
    signIn: {
      kind: 'string',
      fallback: 'none',
      describe: 'none asks nobody to sign in; host and own take questions of signed-in people only.',
    },
    inline: {
      kind: 'boolean',
      fallback: false,
      describe: 'Shows the form in place, without a button that opens it.',
    },
    label: { kind: 'string', describe: 'Words on the button, or the name of the form in place.' },
    type: {
      kind: 'string',
      describe: 'What is chosen at first: Question, Support request or Bug report.',
    },
    organisation: {
      kind: 'string',
      describe: 'Whose support visitors ask, where several organisations allow the page.',
    },
    context: {
      kind: 'json',
      describe: 'What goes along as the page: {title, url}; else its title and address.',
    },
    wholeAddress: {
      kind: 'boolean',
      fallback: false,
      describe: 'Sends the address of the page with its query and fragment.',
    },
    formHeight: {
      kind: 'number',
      fallback: 640,
      describe: 'Height that is kept free for the form in place, in px.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'reg-sent': { cancelable: false, describe: 'A question was sent, or will be: {type}.' },
  },
  parts: { root: 'Everything inside the element.' },
  height: 40,
  drawShell,
  load: () => import('./ask-question-view.tsx'),
};

defineElement(askQuestionSpec);
