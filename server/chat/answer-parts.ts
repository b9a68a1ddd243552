import type { ChatPassage, ChatSentence, ChatStatement } from '#core/contract/main/chat.ts';
import { withShortName } from '#core/law/display-name.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { placeName } from '../lib/place-name.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import type { PassageArticle } from '../search/answer/passages.ts';
import { type Chosen, leadInOf, type PlacedSentence } from './choose-sentences.ts';

/** A passage, and whether it may leave the house. */
export type OwnedPassage = { passage: ChatPassage; owner: string | null };

export type AnswerParts = {
  passages: OwnedPassage[];
  statements: ChatStatement[];
  /** What introduces each passage, by its number: without it an item may say the opposite. */
  leadIns: (ChatSentence | undefined)[];
};

/** The passages of the chosen sentences, each once, and what is quoted of them: a statement for each article. */
export function answerParts({ articles }: Pick<Chosen, 'articles'>): AnswerParts {
  const passages: OwnedPassage[] = [];
  const positions = new Map<string, number>();
  const leadIns: AnswerParts['leadIns'] = [];
  const quote = (article: PassageArticle, { piece, from, to }: PlacedSentence): ChatSentence => {
    const key = `${article.regTextId} ${article.language} ${article.versionDate} ${article.unit} ${piece}`;
    const known = positions.get(key);
    const position = known ?? passages.length;
    if (known === undefined) {
      positions.set(key, position);
      passages.push({ passage: passageOf(article, piece), owner: article.owner });
      const leadIn = leadInOf(article, piece);
      leadIns[position] = leadIn === undefined ? undefined : quote(article, leadIn);
    }
    const { text } = article.pieces[piece] ?? { text: '' };
    return { passage: position, from, to, text: text.slice(from, to) };
  };
  const statements = articles.map(({ article, sentences }) => ({
    sentences: sentences.map((sentence) => quote(article, sentence)),
  }));
  return { passages, leadIns, statements: statements.filter(({ sentences }) => sentences.length > 0) };
}

function passageOf(article: PassageArticle, piece: number): ChatPassage {
  const { regTextId, language, naming, shortName, owner, sample, behind } = article;
  const { path, text } = article.pieces[piece] ?? { path: article.unit, text: '' };
  return {
    completeParagraphID: joinParagraphId(regTextId, path),
    regTextId,
    language,
    versionDate: article.versionDate,
    sourceNumber: article.sourceNumber,
    shortName,
    title: article.title,
    category: article.category,
    citation: withShortName(placeName(path, language, naming), language, shortName),
    heading: article.heading,
    text,
    ...(owner === null ? {} : { internal: true }),
    ...(behind ? { behind: true } : {}),
    ...sampleMarkOf(sample),
  };
}
