import { type Bag, bagOf, emptyLexicon, type Lexicon } from './likeness.ts';
import type { CompareText, Piece } from './pieces.ts';
import { scan, type Token } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What one comparison knows of its two texts; words are looked at once, and only where somebody asks. */
export type Comparing = {
  before: CompareText;
  after: CompareText;
  vocabulary: Vocabulary;
  lexicon: Lexicon;
  tokens: (piece: Piece) => Token[];
  bag: (piece: Piece) => Bag;
};

export function comparing(before: CompareText, after: CompareText, vocabulary: Vocabulary): Comparing {
  const lexicon = emptyLexicon();
  const tokens = new Map<Piece, Token[]>();
  const bags = new Map<Piece, Bag>();
  const isFunction = (word: string) => vocabulary.functionWords.has(word);
  const tokensOf = (piece: Piece) => {
    const known = tokens.get(piece) ?? scan(piece.text);
    tokens.set(piece, known);
    return known;
  };
  const bag = (piece: Piece) => {
    const known = bags.get(piece) ?? bagOf(tokensOf(piece), lexicon, isFunction);
    bags.set(piece, known);
    return known;
  };
  return { before, after, vocabulary, lexicon, tokens: tokensOf, bag };
}
