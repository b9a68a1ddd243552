import { type Bag, bagOf, type Lexicon, lexiconOf } from './likeness.ts';
import type { Piece, TextPieces } from './pieces.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The two texts of a comparison with their tokens and bags of words, computed once and on demand. */
export type ComparisonContext = {
  before: TextPieces;
  after: TextPieces;
  vocabulary: Vocabulary;
  lexicon: () => Lexicon;
  tokens: (piece: Piece) => readonly Token[];
  bag: (piece: Piece) => Bag;
};

/** Number of pieces of each text that are sampled for the frequency of words. */
const sampleSize = 250;

export function createComparisonContext(
  before: TextPieces,
  after: TextPieces,
  vocabulary: Vocabulary,
): ComparisonContext {
  const bags = new Map<Piece, Bag>();
  let known: Lexicon | undefined;
  const lexicon = () => {
    known ??= lexiconOf([...sampled(before.pieces), ...sampled(after.pieces)].map(tokensOf), (word) =>
      vocabulary.functionWords.has(word),
    );
    return known;
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
