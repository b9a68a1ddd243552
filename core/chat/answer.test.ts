import { expect, it } from 'vitest';
import type { ChatEvent, ChatPassage } from '../contract/main/chat.ts';
import { afterEvent, answerOf, noAnswer, readLines, textOfAnswer } from './answer.ts';

const passage: ChatPassage = {
  completeParagraphID: 'lamp~1^1',
  regTextId: 'lamp',
  language: 'EN',
  versionDate: '2024-01-01',
  sourceNumber: '999.1',
  shortName: 'LampA',
  title: 'Lamp Act',
  category: 'base',
  citation: 'Art. 1 para. 1 LampA',
  heading: '',
  text: 'Lamps burn. They glow.',
};
const events: ChatEvent[] = [
  { event: 'passages', language: 'EN', asOf: '2026-06-01', passages: [passage] },
  {
    event: 'statement',
    statement: {
      sentences: [
        { passage: 0, from: 0, to: 11, text: 'Lamps burn.' },
        { passage: 0, from: 12, to: 22, text: 'They glow.' },
      ],
    },
  },
  { event: 'done', mode: 'builtIn' },
];

it('an answer grows with its events, and is whole with the last one', () => {
  expect(answerOf(events)).toMatchObject({
    state: 'whole',
    mode: 'builtIn',
    language: 'EN',
    passages: [passage],
    removed: 0,
  });
  expect(answerOf(events).statements).toHaveLength(1);
});

it('an answer without its last event was stopped', () => {
  expect(answerOf(events.slice(0, 2)).state).toBe('stopped');
});

it('what was withdrawn is gone, with its passages', () => {
  const withdrawn = [...events.slice(0, 2), { event: 'withdrawn' } as const].reduce(afterEvent, noAnswer);
  expect(withdrawn).toMatchObject({ passages: [], statements: [] });
});

it('lines are read whole, in whatever pieces they come', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n{"b":2}\n{"c":3}');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const lines: string[] = [];
  await readLines(stream, (line) => lines.push(line));
  expect(lines).toEqual(['{"a":"é"}', '{"b":2}', '{"c":3}']);
});

it('is copied with a citation behind the sentences of each place', () => {
  const copied = textOfAnswer(answerOf(events), ({ citation, versionDate }) => `${citation}, ${versionDate}`);
  expect(copied).toBe('Lamps burn. They glow. (Art. 1 para. 1 LampA, 2024-01-01)');
});
