import type { LanguageCode } from '#core/contract/languages.ts';
import { createNameIndex, type NamedDocument } from '#core/law/citation/name-index.ts';
import type { NamingFamily } from '#core/law/display-name.ts';
import { type NamedPair, namedPairs } from './named-synonyms.ts';
import { type Vote, votesOf } from './votes.ts';

/** The documents that texts may cite. */
export type Citable = readonly (NamedDocument & { naming: NamingFamily })[];
/** A text by its articles. */
export type ReadableText = {
  regTextId: string;
  language: LanguageCode;
  /** Only one of a document's languages votes. */
  votes: boolean;
  articles: readonly { heading: string; plain: string }[];
};
/** What a text tells of names and of other articles. */
export type TextReading = { pairs: NamedPair[]; votes: Vote[] };

export function createTextReader(documents: Citable): (text: ReadableText) => TextReading {
  const names = createNameIndex(documents);
  const families = new Map(documents.map(({ regTextId, naming }) => [regTextId, naming]));
  const namingOf = (regTextId: string) => families.get(regTextId);
  return ({ regTextId, language, votes, articles }) => ({
    pairs: namedPairs(
      articles.flatMap(({ heading, plain }) => [heading, plain]),
      language,
    ),
    votes: votes
      ? votesOf(
          articles.map(({ heading, plain }) => behindHeading(plain, heading)),
          { regTextId, language, names, namingOf },
        )
      : [],
  });
}

/** Number and heading stand first in the text of an article: its number cites nothing. */
function behindHeading(plain: string, heading: string): string {
  const at = heading === '' ? -1 : plain.indexOf(heading);
  return at < 0 ? plain.replace(/^(?:Art|§)\.?\s*\d+\S*/u, '') : plain.slice(at + heading.length);
}
