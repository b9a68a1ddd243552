import { builtInAnswer } from '#server/chat/answer.ts';
import type { ChatEngine } from './engine.ts';
import { isLabelled, placeOf } from './places.ts';
import { choosingQuestions, isPlain } from './questions.ts';

/** Of the questions without an answer, at most this share may be answered: half of what the measurement aims at. */
const maxWrong = 0.05;

/** For each threshold that is worth a look: the share of answered questions with a labelled passage, and of wrong answers. */
export async function measureChoice({ passages, keys }: ChatEngine): Promise<void> {
  const rows = [];
  for (const question of choosingQuestions()) {
    const answer = builtInAnswer(await passages(question));
    const places = answer.passages.map(({ passage }) => placeOf(passage.completeParagraphID, keys));
    const isAnswerable = question.passages.length > 0;
    const hasLabelled = places.some((place) => isLabelled(place, question.passages));
    rows.push({ confidence: answer.confidence, isAnswerable, hasLabelled, isPlain: isPlain(question) });
  }
  const answerable = rows.filter((row) => row.isAnswerable);
  const plain = answerable.filter((row) => row.isPlain);
  const others = rows.filter((row) => !row.isAnswerable);
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
  const at = (threshold: number) => ({
    threshold,
    answered: share(
      answerable.filter(({ confidence, hasLabelled }) => hasLabelled && confidence >= threshold),
      answerable,
    ),
    plain: share(
      plain.filter(({ confidence, hasLabelled }) => hasLabelled && confidence >= threshold),
      plain,
    ),
    wrong: share(
      others.filter(({ confidence }) => confidence >= threshold),
      others,
    ),
  });
  console.log(
    `${answerable.length} questions with an answer, ${plain.length} of them in the words of the law, ${others.length} without`,
  );
  console.log(
    '| threshold | labelled passage among the sentences | in the words of the law | answered without an answer |\n|---|---|---|---|',
  );
  const thresholds = Array.from({ length: 15 }, (_, step) => at(0.3 + step * 0.05));
  for (const { threshold, answered, plain: inWords, wrong } of thresholds)
    console.log(
      `| ${threshold.toFixed(2)} | ${answered.toFixed(3)} | ${inWords.toFixed(3)} | ${wrong.toFixed(3)} |`,
    );
  const chosen = rows
    .map(({ confidence }) => at(confidence))
    .filter(({ wrong }) => wrong <= maxWrong)
    .sort((a, b) => a.threshold - b.threshold)[0];
  if (chosen !== undefined)
    console.log(
      `lowest with at most ${maxWrong} wrong: ${chosen.threshold.toFixed(3)}, labelled ${chosen.answered.toFixed(3)}, in the words of the law ${chosen.plain.toFixed(3)}`,
    );
}
