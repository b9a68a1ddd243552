import { type Bag, bagOf, type Lexicon, lexiconOf } from './likeness.ts';
import type { CompareText, Piece } from './pieces.ts';
import type { Token } from './scan.ts';
import { tokensOf } from './tokens-of.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What one comparison knows of its two texts; words are looked at once, and only where somebody asks. */
export type Comparing = {
  before: CompareText;
  after: CompareText;
  vocabulary: Vocabulary;
  lexicon: () => Lexicon;
  tokens: (piece: Piece) => readonly Token[];
  bag: (piece: Piece) => Bag;
};

/** So many pieces of each text tell which words are everywhere. */
const sampleSize = 250;

export function comparing(before: CompareText, after: CompareText, vocabulary: Vocabulary): Comparing {
  const bags = new Map<Piece, Bag>();
  let made: Lexicon | undefined;
  const lexicon = () => {
    made ??= lexiconOf([...sampled(before.pieces), ...sampled(after.pieces)].map(tokensOf), (word) =>
      vocabulary.functionWords.has(word),
    );
    return made;
  };
  const bag = (piece: Piece) => {
    const known = bags.get(piece) ?? bagOf(tokensOf(piece), lexicon());
    bags.set(piece, known);
    return known;
  };
  return { before, after, vocabulary, lexicon, tokens: tokensOf, bag };
}

function sampled(pieces: readonly Piece[]): Piece[] {
  const step = Math.ceil(pieces.length / sampleSize);
  return pieces.filter((_, index) => index % step === 0);
}
