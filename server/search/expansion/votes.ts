import type { LanguageCode } from '#core/contract/languages.ts';
import type { NameIndex } from '#core/law/citation/name-index.ts';
import { findCitations } from '#core/law/citation/parse-citation.ts';
import { pathCandidates } from '#core/law/citation/path-candidates.ts';
import { type NamingFamily, namings } from '#core/law/display-name.ts';

/** An article by document and path. */
export type Vote = readonly [regTextId: string, path: string];

export type Citing = {
  regTextId: string;
  language: LanguageCode;
  names: NameIndex;
  namingOf: (regTextId: string) => NamingFamily | undefined;
};

/**
 * The articles of other documents that a text's articles cite, each once for an article that cites it.
 * What a text cites of itself tells how it is built, not what matters.
 */
export function votesOf(
  articles: Iterable<string>,
  { regTextId: own, language, names, namingOf }: Citing,
): Vote[] {
  const votes: Vote[] = [];
  for (const text of articles) {
    const cited = new Map<string, Vote>();
    for (const { documents, named, pieces } of findCitations(text, names, { language })) {
      const [document] = documents;
      const naming = document === undefined || !named ? undefined : namingOf(document);
      if (document === undefined || document === own || naming === undefined) continue;
      const [first] = pathCandidates({ pieces }, namings[naming]);
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
