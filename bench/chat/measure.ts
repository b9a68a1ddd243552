import { sql } from 'kysely';
import type { ChatEvent, ChatPassage, ChatSentence } from '#core/contract/main/chat.ts';
import { displayName, namings } from '#core/law/display-name.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { timesOf } from '../search/timings.ts';
import type { ChatEngine } from './engine.ts';
import { isLabelled, placeOf } from './places.ts';
import type { ChatQuestion } from './questions.ts';

type Answer = { passages: ChatPassage[]; sentences: ChatSentence[]; answers: boolean };
type Measured = {
  question: ChatQuestion;
  answer: Answer;
  verbatim: number;
  cited: number;
  firstHit: boolean;
  milliseconds: number;
};

function answerOf(events: readonly ChatEvent[]): Answer {
  const passages = events.flatMap((one) => (one.event === 'passages' ? one.passages : []));
  const sentences = events.flatMap((one) => (one.event === 'statement' ? one.statement.sentences : []));
  const done = events.at(-1);
  return { passages, sentences, answers: done?.event === 'done' && done.mode !== 'none' };
}

/** What is stored at the place that a passage names, on its own, without the code that makes passages. */
async function storedAt({ db }: ChatEngine, { completeParagraphID, language, versionDate }: ChatPassage) {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const { rows } = await sql<{ plain: string; naming: keyof typeof namings; short: string | null }>`
    select plain, naming, names->${language}->>'short' as short
    from main.provision join main.text on text.id = provision.text_id join main.regulation on regulation.id = text.regulation_id
    where reg_text_id = ${regTextId} and path = ${path} and language = ${language} and version_date = ${versionDate}
  `.execute(db);
  return rows[0] && { ...rows[0], path };
}

const spaced = (text: string) => text.replace(/\s+/gu, ' ').trim();

/** How many sentences stand to the letter at the place that is named, and how many are cited as that place is. */
async function checkSentences(chat: ChatEngine, { passages, sentences }: Answer) {
  let [verbatim, cited] = [0, 0];
  for (const { passage: at, text } of sentences) {
    const passage = passages[at];
    const stored = passage && (await storedAt(chat, passage));
    if (passage === undefined || stored === undefined) continue;
    const stands = spaced(stored.plain).includes(spaced(text));
    if (stands) verbatim += 1;
    const name = displayName(stored.path, passage.language, namings[stored.naming]);
    const isNamed =
      passage.citation.startsWith(name) && passage.citation.endsWith(stored.short ?? passage.shortName);
    if (stands && isNamed) cited += 1;
  }
  return { verbatim, cited };
}

/** Asks the questions as the portal does, and compares the answers with the labels and with the stored texts. */
export async function measureAnswers(chat: ChatEngine, questions: readonly ChatQuestion[]): Promise<void> {
  const measured: Measured[] = [];
  for (const question of questions) {
    const started = performance.now();
    const answer = answerOf(await chat.ask(question));
    const milliseconds = performance.now() - started;
    const hit = await chat.firstHit(question);
    const firstHit = hit !== undefined && isLabelled(placeOf(hit, chat.keys), question.passages);
    measured.push({ question, answer, ...(await checkSentences(chat, answer)), firstHit, milliseconds });
  }
  print(measured, chat.keys);
}

const share = (part: number, whole: number) => (whole === 0 ? '–' : (part / whole).toFixed(3));

function print(measured: readonly Measured[], keys: ReadonlyMap<string, string>): void {
  const hasLabelled = ({ question, answer }: Measured) =>
    answer.answers &&
    answer.sentences.some(({ passage }) =>
      isLabelled(placeOf(answer.passages[passage]?.completeParagraphID ?? '', keys), question.passages),
    );
  console.log(
    '| questions | with an answer | labelled passage shown | first hit of the search | without an answer, answered |\n|---|---|---|---|---|',
  );
  for (const language of ['all', 'DE', 'FR', 'IT', 'EN']) {
    const own = measured.filter(({ question }) => language === 'all' || question.language === language);
    const answerable = own.filter(({ question }) => question.passages.length > 0);
    const others = own.filter(({ question }) => question.passages.length === 0);
    console.log(
      `| ${language} | ${answerable.length} | ${share(answerable.filter(hasLabelled).length, answerable.length)} | ${share(answerable.filter(({ firstHit }) => firstHit).length, answerable.length)} | ${share(others.filter(({ answer }) => answer.answers).length, others.length)} of ${others.length} |`,
    );
  }
  const sentences = measured.reduce((sum, { answer }) => sum + answer.sentences.length, 0);
  const sum = (of: (one: Measured) => number) => measured.reduce((total, one) => total + of(one), 0);
  console.log(
    `\nsentences ${sentences}, ${(sentences / measured.filter(({ answer }) => answer.answers).length).toFixed(1)} an answer`,
  );
  console.log(
    `verbatim ${share(
      sum(({ verbatim }) => verbatim),
      sentences,
    )}, cited as the place is ${share(
      sum(({ cited }) => cited),
      sentences,
    )}`,
  );
  const { p50, p95 } = timesOf(measured.map(({ milliseconds }) => milliseconds));
  console.log(`p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
}
