import { pathSortText } from '#core/law/paragraph-id.ts';
import { foldText } from '#core/lib/fold.ts';

/** Stands in three of ten comments. */
export const commonWord = 'Frist';
/** Stands in one of five thousand. */
export const rareWord = 'Zeppelin';
export const counts = { all: 100_000, ofDocument: 5000, exported: 20_000, people: 40 };
/** The type of the comments that are exported. */
export const exportedType = 2;

const words =
  'Die Bestimmung gilt auch für Zweigniederlassungen und wird vierteljährlich durch die Revision geprüft sowie bei Änderungen der Weisung nachgeführt Das Risiko ist gering weil der Nachweis über das Kontrollsystem geführt werden kann Offen bleibt ob die Schwelle pro Kunde oder pro Konto zu rechnen ist Nous comprenons que la succursale doit annoncer chaque modification importante dans un délai raisonnable The control in the second line covers this paragraph from the next quarter on External counsel agrees with our reading'.split(
    ' ',
  );

/** A comment as a row of JSON; numbers in place of ids of comments and people. */
export type InventedComment = {
  number: number;
  document: string;
  path: string;
  path_key: string;
  parent: number | null;
  author: number;
  type: number;
  status: number;
  resolved: boolean;
  private: boolean;
  /** Minutes before the latest. */
  age: number;
  text: string;
  folded: string;
  translated: boolean;
  tagged: number[];
  tag_ended: boolean;
  link: string | null;
};

/** Numbers that look random and are the same in every run (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The comments of an organisation: the first of them on one document, by default 5,000, the others on sixty. */
export function* inventedComments(
  document: string,
  articles: readonly string[],
  ofDocument = counts.ofDocument,
): Generator<InventedComment> {
  const random = randomOf(15);
  const below = (limit: number) => Math.floor(random() * limit);
  const roots = new Map<string, { number: number; private: boolean }>();
  for (let number = 0; number < counts.all; number += 1) {
    const isOfDocument = number < ofDocument;
    const of = isOfDocument ? document : `invented-${below(60)}`;
    const article = isOfDocument ? (articles[below(articles.length)] ?? '1') : String(1 + below(200));
    const path = isOfDocument || random() < 0.5 ? article : `${article}^${1 + below(4)}`;
    // Those that are exported come evenly among the others, and everybody sees them.
    const isExported = number % (counts.all / counts.exported) === 0;
    const root = random() < 0.25 ? roots.get(`${of}~${path}`) : undefined;
    const isPrivate = !isExported && root === undefined && random() < 0.1;
    if (root === undefined && !isPrivate) roots.set(`${of}~${path}`, { number, private: isPrivate });
    const text = textOf(below);
    yield {
      number,
      document: of,
      path,
      path_key: pathSortText(path),
      parent: root?.number ?? null,
      author: below(counts.people),
      type: isExported ? exportedType : ([1, 3, 4, 5, 6][below(5)] ?? 1),
      status: below(4),
      resolved: random() < 0.4,
      private: isPrivate,
      age: (counts.all - number) * 7 + below(7),
      text,
      folded: foldText(text),
      translated: random() < 0.3,
      tagged: !isPrivate && random() < 0.2 ? [below(counts.people)] : [],
      tag_ended: random() < 0.5,
      link: random() < 0.1 ? String(1 + below(200)) : null,
    };
  }
}

function textOf(below: (limit: number) => number): string {
  const length = 15 + below(50);
  const all = Array.from({ length }, () => words[below(words.length)] ?? '');
  if (below(10) < 3) all[below(length)] = commonWord;
  if (below(5000) === 0) all[below(length)] = rareWord;
  return `${all.join(' ')}.`;
}
