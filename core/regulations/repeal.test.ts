import { expect, it } from 'vitest';
import { repealNote } from './repeal.ts';

it.each([
  ['DE', '2011-09-01', 'Aufgehoben mit Wirkung seit 1. September 2011'],
  ['FR', '2011-09-01', 'Abrogé avec effet au 1er septembre 2011'],
  ['IT', '2011-09-01', 'Abrogato con effetto dal 1° settembre 2011'],
  ['EN', '2011-09-01', 'Repealed with effect from 1 September 2011'],
  ['DE', undefined, 'Aufgehoben'],
] as const)('%s: a repeal on %s is named in the language of the text', (language, repealedOn, note) => {
  expect(repealNote({ repealedOn }, language)).toBe(note);
});
