import { expect, it } from 'vitest';
import type { ChatEvent } from '#core/contract/main/chat.ts';
import type { PassagesReply } from '../search/answer/passages.ts';
import { answerEvents } from './answer.ts';
import { modelLine } from './model-fixture.ts';

const items = ['Kredite mit Frist', 'Einlagen mit Frist'];
const pieces = [
  { path: '5', text: 'Der Bank ist untersagt:', row: false },
  ...items.map((text, n) => ({ path: `5^${n}`, text: `${text} anzunehmen;`, row: false })),
  ...Array.from({ length: 12 }, (_, n) => ({
    path: `6${n}`,
    text: `Die Frist ${n} gilt für Banken.`,
    row: false,
  })),
];
const passages: PassagesReply = {
  question: 'Frist Meldung Bank',
  language: 'DE',
  asOf: '2026-06-01',
  weighed: [{ word: 'frist', rarity: 3 }],
  rarest: 3,
  articles: pieces.map((piece, n) => ({
    regTextId: 'musterg',
    sourceNumber: '999.1',
    shortName: 'MusterG',
    title: 'Mustergesetz',
    category: 'base',
    sample: false,
    naming: 'act',
    language: 'DE',
    versionDate: '2024-01-01',
    validity: 'current',
    behind: false,
    owner: null,
    repealed: false,
    unit: piece.path,
    path: piece.path,
    heading: '',
    containers: [],
    score: 8,
    cited: false,
    answers: [{ asked: 'frist', found: 'frist', kind: 'word', field: 'text' }],
    pieces: n === 0 ? pieces.slice(0, 3) : [piece],
  })),
};

async function statementsOf(answer: (texts: readonly string[]) => string[]) {
  const events: ChatEvent[] = [];
  const asking = answerEvents({
    question: 'Welche Frist gilt?',
    passages,
    sendsInternal: false,
    signal: new AbortController().signal,
    log: () => undefined,
    model: async function* model({ passages: sent }) {
      yield* answer(sent.map((one) => one?.text ?? ''));
    },
  });
  for await (const event of asking) events.push(event);
  expect(events.at(-1)).toMatchObject({ event: 'done', mode: 'model' });
  return events.flatMap((one) =>
    one.event === 'statement' ? [one.statement.sentences.map(({ text }) => text)] : [],
  );
}

it('has the introduction of an item that a model quotes', async () => {
  const statements = await statementsOf((texts) => {
    const item = texts.findIndex((text) => text.startsWith('Kredite'));
    return [modelLine('', [item + 1, texts[item] ?? ''])];
  });
  expect(statements).toEqual([['Der Bank ist untersagt:', 'Kredite mit Frist anzunehmen;']]);
});

it('has no more than eight statements of a model', async () => {
  const statements = await statementsOf((texts) => {
    expect(texts.length).toBeGreaterThan(9);
    return texts.map((text, n) => modelLine('', [n + 1, text]));
  });
  expect(statements).toHaveLength(8);
});
