import type { Term } from './term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** So far apart two words may be, in terms. */
const farthest = 40;

/** Marks what obliges or denies in two words. */
export function markPairs(text: string, terms: Term[], vocabulary: Vocabulary): void {
  markToDo(text, terms, vocabulary);
  markNegations(terms, vocabulary);
}

function join(one: Term, other: Term, pair: number): void {
  one.pair = pair;
  other.pair = pair;
}

const endsClause = ({ key }: Term) => /^[.;:]$/.test(key);

/** "ne … pas", "aucun … ne", "weder … noch", in one clause: the nearest behind, or else before. */
function markNegations(terms: readonly Term[], { negations: { first, second } }: Vocabulary): void {
  terms.forEach((term, place) => {
    if (!first.has(term.word)) return;
    const other = partnerOf(terms, place, 1, first, second) ?? partnerOf(terms, place, -1, first, second);
    if (!other) return;
    for (const each of [term, other]) {
      if (each.kind !== 'obligation') {
        Object.assign(each, { kind: 'obligation', fold: `obligation ${each.word}` });
      }
    }
    join(term, other, place);
  });
}

function partnerOf(
  terms: readonly Term[],
  place: number,
  step: 1 | -1,
  first: ReadonlySet<string>,
  second: ReadonlySet<string>,
): Term | undefined {
  for (let away = 1; away < farthest; away++) {
    const next = terms[place + step * away];
    if (!next || endsClause(next) || first.has(next.word)) return undefined;
    if (second.has(next.word) && next.pair === undefined) return next;
  }
  return undefined;
}

const infinitive = /(?:en|ern|eln)$/;
const joinedInfinitive =
  /^(?:ab|an|auf|aus|bei|dar|durch|ein|entgegen|fest|heran|heraus|her|hin|hinter|mit|nach|nieder|offen|sicher|statt|teil|um|vor|vorweg|weg|weiter|wieder|zurück|zusammen|zu|über|unter)zu\p{L}+en$/u;

/** "hat … zu melden", "ist anzuzeigen": both words are one obligation, if nothing parts them. */
function markToDo(text: string, terms: Term[], { toDo }: Vocabulary): void {
  if (!toDo) return;
  terms.forEach((term, place) => {
    if (!toDo.have.has(term.word)) return;
    for (let at = place + 1; at < Math.min(terms.length, place + farthest); at++) {
      const next = terms[at];
      if (!next || endsClause(next)) return;
      const isTo =
        next.key === toDo.to && infinitive.test(text.slice(terms[at + 1]?.start, terms[at + 1]?.end));
      if (!isTo && !joinedInfinitive.test(next.key)) continue;
      Object.assign(term, { kind: 'obligation', fold: `obligation ${term.word}` });
      if (isTo) {
        Object.assign(next, { kind: 'obligation', fold: 'obligation zu' });
        join(term, next, place);
      }
      return;
    }
  });
}
