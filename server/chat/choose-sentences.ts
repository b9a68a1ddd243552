import type { PassageArticle, PassagesReply } from '../search/answer/passages.ts';
import { type Quantity, requestedQuantity, saysQuantity } from './quantity.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { type Answered, surer, type WordWeights, weighWords } from './word-weights.ts';

/** A sentence of an article, by the number of its piece. */
export type PlacedSentence = Sentence & { piece: number };

/** The sentences of an article that are displayed, in the order of its text. */
export type ChosenArticle = { article: PassageArticle; sentences: PlacedSentence[] };

export type Chosen = {
  /** The best first. */
  articles: ChosenArticle[];
  /**
   * How surely the texts answer, 0 to 1: the share of the question that the best sentence answers where it stands, less if
   * it lacks the quantity that is asked for, and how high the search ranks the best article. Each alone is high for what
   * only looks alike.
   */
  confidence: number;
};

/** What may be set otherwise by a measurement. */
export type ChoiceSettings = {
  /** Sentences that are chosen by their own words; lead-ins and items join them. */
  sentences: number;
  /** Of one article. */
  perArticle: number;
  /** A sentence is as good as at least this share of the best. */
  minShare: number;
  /** How much what stands around a sentence says what it is about. */
  leadIn: number;
  samePlace: number;
  heading: number;
  around: number;
  /** How much the rank of the article counts: 0 to 1. */
  rank: number;
  /** What remains of a sentence that says no quantity of the kind that the question asks for. */
  withoutQuantity: number;
  /** Items that join the sentence which introduces them. */
  items: number;
};

export const usualChoice: ChoiceSettings = {
  sentences: 6,
  perArticle: 3,
  minShare: 0.4,
  leadIn: 0.9,
  samePlace: 0.3,
  heading: 0.75,
  around: 0.5,
  rank: 0.5,
  withoutQuantity: 0.5,
  items: 6,
};

/** The score from which more is no surer, in rarities of a word that no text has. */
const sureScore = 1.15;
/** The share of the weights of its words that an article scores which has all of them and no more. */
const enough = 0.8;
/** The same for a single word: nothing else of the question can stand near it. */
const enoughOfOne = 0.6;

/** Of a question of one or two words not more is needed than they can give. */
function scoreNeeded({ weighed, rarest }: PassagesReply): number {
  const all = weighed.reduce((sum, { rarity }) => sum + rarity, 0);
  return all === 0 ? 1 : Math.min(sureScore * rarest, (weighed.length === 1 ? enoughOfOne : enough) * all);
}

/** How surely a sentence answers, and what it is worth beside others. */
type Scored = PlacedSentence & { article: number; sure: number; value: number };

/** Chooses the sentences that answer a question best. */
export function chooseSentences(passages: PassagesReply, settings: ChoiceSettings = usualChoice): Chosen {
  const words = weighWords(passages);
  const quantity = requestedQuantity(passages.question);
  const best = Math.max(1e-9, ...passages.articles.map(({ score }) => score));
  const scored = passages.articles.flatMap((article, at) =>
    scoreArticle(article, words, settings).map(({ share, ...one }): Scored => {
      const rank = 1 - settings.rank + settings.rank * Math.min(1, article.score / best);
      const lacks = quantity !== undefined && share > 0 && !says(quantity, article, one, settings);
      const sure = (lacks ? share * settings.withoutQuantity : share) * lengthFactor(textOf(article, one));
      return { ...one, article: at, sure, value: sure * rank * lengthFactor(textOf(article, one)) };
    }),
  );
  const ranked = pick(scored, settings);
  const order = [...new Set(ranked.map(({ article }) => article))];
  return {
    articles: order.flatMap((at) => {
      const article = passages.articles[at];
      if (article === undefined) return [];
      const own = ranked.filter((one) => one.article === at);
      return { article, sentences: withSurroundings(article, own, settings) };
    }),
    confidence: Math.sqrt((ranked[0]?.sure ?? 0) * Math.min(1, best / scoreNeeded(passages))),
  };
}

/** Whether a sentence says a quantity of such a kind, with what is quoted beside it since it would be half without. */
function says(
  quantity: Quantity,
  article: PassageArticle,
  one: PlacedSentence,
  settings: ChoiceSettings,
): boolean {
  return withSurroundings(article, [one], settings).some((part) =>
    saysQuantity(textOf(article, part), quantity),
  );
}

/** The best sentences, not too many of one article, none that is much worse than the best. */
function pick(scored: readonly Scored[], { sentences, perArticle, minShare }: ChoiceSettings): Scored[] {
  const sorted = scored.filter(({ value }) => value > 0).sort((a, b) => b.value - a.value);
  const lowest = (sorted[0]?.value ?? 0) * minShare;
  const counts = new Map<number, number>();
  const picked: Scored[] = [];
  for (const one of sorted) {
    if (one.value < lowest || picked.length === sentences) break;
    const count = counts.get(one.article) ?? 0;
    if (count === perArticle) continue;
    counts.set(one.article, count + 1);
    picked.push(one);
  }
  return picked;
}

/** A few words say nothing by themselves; of very many, most are about something else. */
function lengthFactor(text: string): number {
  const count = text.split(/\s+/u).length;
  if (count < 4) return 0.6;
  return count > 90 ? 0.85 : 1;
}

function scoreArticle(
  article: PassageArticle,
  words: WordWeights,
  settings: ChoiceSettings,
): (PlacedSentence & { share: number })[] {
  const answered = words.answeredBy(article);
  const around = [article.title, article.shortName, ...article.containers].join(' ');
  const above = surer(answered(article.heading), answered(around), settings.around / settings.heading);
  return article.pieces.flatMap((piece, at) => {
    const leadIn = leadInOf(article, at);
    const intro = leadIn === undefined ? undefined : answered(textOf(article, leadIn));
    const whole = answered(piece.text);
    return sentencesOfPiece(article, at).map((sentence) => {
      const own: Answered = answered(textOf(article, sentence));
      const here = surer(surer(own, whole, settings.samePlace), above, settings.heading);
      const all = intro === undefined ? here : surer(here, intro, settings.leadIn);
      // The question cites the place: what stands there is the answer.
      const isCited = article.cited && isWithin(piece.path, article.path);
      // What stands around a sentence cannot answer without it.
      const share = words.shareOf(own) === 0 ? 0 : words.shareOf(all);
      return { ...sentence, share: isCited ? Math.max(1, share) : share };
    });
  });
}

const textOf = (article: PassageArticle, { piece, from, to }: PlacedSentence): string =>
  article.pieces[piece]?.text.slice(from, to) ?? '';

/** The sentences of a piece; a row of a table is one. */
function sentencesOfPiece({ pieces, language }: PassageArticle, at: number): PlacedSentence[] {
  const piece = pieces[at];
  if (piece === undefined) return [];
  if (piece.row) return [{ piece: at, from: 0, to: piece.text.length }];
  return sentencesOf(piece.text, language).map((one) => ({ ...one, piece: at }));
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}^`);

/** The sentence that introduces the list in which a piece is an item: "Als Kunden gelten:". */
export function leadInOf(article: PassageArticle, at: number): PlacedSentence | undefined {
  const path = article.pieces[at]?.path ?? '';
  for (let before = at - 1; before >= 0; before -= 1) {
    const outer = article.pieces[before];
    if (outer === undefined || outer.path === path || !isWithin(path, outer.path)) continue;
    return introOf(article, before);
  }
  return undefined;
}

/** The sentence of a piece that ends with a colon, or its last one if that has no end. */
function introOf(article: PassageArticle, at: number): PlacedSentence | undefined {
  const sentences = sentencesOfPiece(article, at);
  const isOpen = (one: PlacedSentence) => /[:–—-]\s*$/u.test(textOf(article, one));
  return sentences.find(isOpen) ?? sentences.findLast((one) => !/[.!?…]$/u.test(textOf(article, one)));
}

/** The chosen sentences with those that introduce them, and with the items that they introduce. */
function withSurroundings(
  article: PassageArticle,
  own: readonly PlacedSentence[],
  { items }: ChoiceSettings,
): PlacedSentence[] {
  const chosen = new Map<string, PlacedSentence>();
  const add = ({ piece, from, to }: PlacedSentence) => chosen.set(`${piece} ${from}`, { piece, from, to });
  const addIntroduced = (one: PlacedSentence) => {
    const leadIn = leadInOf(article, one.piece);
    if (leadIn !== undefined) addIntroduced(leadIn);
    add(one);
  };
  for (const one of own) {
    addIntroduced(one);
    for (const item of itemsAfter(article, one).slice(0, items)) addIntroduced(item);
  }
  return [...chosen.values()].sort((a, b) => a.piece - b.piece || a.from - b.from);
}

/** The items of the list that a sentence introduces. */
function itemsAfter(article: PassageArticle, sentence: PlacedSentence): PlacedSentence[] {
  const intro = introOf(article, sentence.piece);
  const path = article.pieces[sentence.piece]?.path ?? '';
  if (intro === undefined || intro.from !== sentence.from) return [];
  return article.pieces.flatMap(({ path: inner }, at) =>
    at > sentence.piece && inner !== path && isWithin(inner, path)
      ? sentencesOfPiece(article, at).slice(0, 1)
      : [],
  );
}
