import { collections } from './collection-entity.ts';
import { onceFor } from './once-for.ts';
import { remembered } from './remembered.ts';
import type { Token } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

const beginningsIn = onceFor(beginningsOf);

/**
 * Whether a number, date, duration, citation or word of obligation may begin with this word: nine words in
 * ten begin none, and need no closer look.
 */
export function mayBegin(token: Token, vocabulary: Vocabulary): boolean {
  if (token.type === 'number' || token.type === 'mixed') return true;
  return beginningsIn(vocabulary)(token.word);
}

function beginningsOf(vocabulary: Vocabulary): (word: string) => boolean {
  const { references, months, numbers, one, ordinals, ordinalForms, durations, currencies } = vocabulary;
  const { obligations, deadlines, deadlineEndings, fractions } = vocabulary;
  const lists = [
    references,
    months,
    numbers,
    one,
    ordinals,
    durations,
    currencies,
    obligations,
    deadlines,
    fractions.whole,
    collections,
  ];
  return remembered(
    (word) =>
      lists.some((list) => list.has(word)) ||
      obligations.has(word.split('-', 1)[0] ?? '') ||
      ordinalForms.test(word) ||
      deadlineEndings.some((ending) => word.endsWith(ending)),
  );
}
