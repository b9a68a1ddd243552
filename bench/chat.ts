import { parseArgs } from 'node:util';
import { measureChoice } from './chat/choose.ts';
import { startChat } from './chat/engine.ts';
import { measureAnswers } from './chat/measure.ts';
import { everydayQuestions, measuredQuestions } from './chat/questions.ts';
import { setAsideCollection } from './search/set-aside-acts.ts';

/*
 * How well the chat answers without a model: `npm run bench -- chat`. `--choose` measures what the threshold was chosen
 * on instead: questions over other acts; `--everyday` those that people ask who do not know the words of the law.
 */

const { values } = parseArgs({
  options: { choose: { type: 'boolean', default: false }, everyday: { type: 'boolean', default: false } },
});
const acts = setAsideCollection();
if (acts.length === 0) console.log('chat: skipped, the real acts are not beside the project');
else {
  const chat = await startChat(acts);
  try {
    await (values.choose
      ? measureChoice(chat)
      : measureAnswers(chat, values.everyday ? everydayQuestions() : measuredQuestions()));
  } finally {
    await chat.stop();
  }
}
