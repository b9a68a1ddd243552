import { giveBody } from '../define-element.tsx';
import type { ShellWords } from '../element-spec.ts';
import { type QuestionOptions, questionEvents, questionLight } from './ask-question-options.ts';

/**
 * A button that can be pressed at once; the form opens when it has loaded. The form in the page has no
 * button.
 */
function drawShell(place: HTMLElement, words: ShellWords, values: QuestionOptions) {
  if (values.inline) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reg-shell-ask';
  button.textContent = values.label ?? words.ask;
  button.setAttribute('aria-haspopup', 'dialog');
  button.addEventListener('click', () => button.setAttribute('aria-busy', 'true'));
  place.replaceChildren(button);
}

const shellStyles = `
.reg-shell-ask { all: initial; align-self: start; box-sizing: border-box; min-block-size: 40px; padding: 0 16px;
  border: 1px solid GrayText; border-radius: 2px; color: CanvasText; background: Canvas;
  font: inherit; font-size: 14px; font-weight: 500; cursor: pointer; }
.reg-shell-ask:focus-visible { outline: 2px solid Highlight; outline-offset: 1px; }`;

/** Sends a question, a support request or a bug report to the support. */
export const askQuestionSpec = {
  ...questionLight,
  events: questionEvents,
  parts: ['root'],
  drawShell,
  isShellEnough: ({ inline }: QuestionOptions) => !inline,
  shellStyles,
  requestTexts: {
    DE: () => [import('#core/i18n/de/common.ts'), import('#core/i18n/de/questions.ts')],
    FR: () => [import('#core/i18n/fr/common.ts'), import('#core/i18n/fr/questions.ts')],
    IT: () => [import('#core/i18n/it/common.ts'), import('#core/i18n/it/questions.ts')],
  },
  load: () => import('./ask-question-view.tsx'),
};

giveBody(askQuestionSpec);
