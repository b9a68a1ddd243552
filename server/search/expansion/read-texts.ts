import type { LanguageCode } from '#core/contract/languages.ts';
import { createNameIndex, type NamedDocument, type NameIndex } from '#core/law/citation/name-index.ts';
import { findCitations } from '#core/law/citation/parse-citation.ts';
import { pathCandidates } from '#core/law/citation/path-candidates.ts';
import { type NamingFamily, namings } from '#core/law/display-name.ts';
import { type NamedPair, namedPairs } from './named-synonyms.ts';

/** The documents that texts may cite. */
export type Citable = readonly (NamedDocument & { naming: NamingFamily })[];
/** A text by its articles. */
export type ReadableText = {
  regTextId: string;
  language: LanguageCode;
  /** Whether its citations count: only one language of a document votes. */
  votes: boolean;
  articles: readonly { heading: string; plain: string }[];
};
/** The names that a text defines and the articles that it cites. */
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

/** Removes number and heading at the start of an article, since its own number is not a citation. */
function behindHeading(plain: string, heading: string): string {
  const at = heading === '' ? -1 : plain.indexOf(heading);
  return at < 0 ? plain.replace(/^(?:Art|§)\.?\s*\d+\S*/u, '') : plain.slice(at + heading.length);
}

/** An article by document and path. */
export type Vote = readonly [regTextId: string, path: string];

type Citing = {
  regTextId: string;
  language: LanguageCode;
  names: NameIndex;
  namingOf: (regTextId: string) => NamingFamily | undefined;
};

/**
 * The articles of other documents that a text's articles cite, each once for an article that cites it.
 * Citations within one text are left out: they show how it is structured, not which articles are important.
 */
function votesOf(articles: Iterable<string>, { regTextId: own, language, names, namingOf }: Citing): Vote[] {
  const votes: Vote[] = [];
  for (const text of articles) {
    const cited = new Map<string, Vote>();
    for (const { documents, namesDocument, steps } of findCitations(text, names, {
      language,
      isProse: true,
    })) {
      const [document] = documents;
      const naming = document === undefined || !namesDocument ? undefined : namingOf(document);
      if (document === undefined || document === own || naming === undefined) continue;
      const [first] = pathCandidates({ steps }, namings[naming]);
      const article = first?.split('^')[0] ?? '';
      if (article !== '') cited.set(`${document} ${article}`, [document, article]);
    }
    votes.push(...cited.values());
  }
  return votes;
}

/** How often each article of each document is cited. */
export function countVotes(votes: Iterable<Vote>): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const counts = new Map<string, Map<string, number>>();
  for (const [document, path] of votes) {
    const own = counts.get(document) ?? new Map<string, number>();
    own.set(path, (own.get(path) ?? 0) + 1);
    counts.set(document, own);
  }
  return counts;
}
