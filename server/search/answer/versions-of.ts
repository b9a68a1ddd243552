import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchText } from './which-texts.ts';

const rankOf = { current: 0, repealed: 1, past: 2, future: 3, unknown: 4, published: 5 };

/**
 * One text per version of a document, in the best language. The text that answers in this language comes first, then the
 * version in force, then past ones from the latest, then future ones.
 */
export function versionsOf(
  texts: readonly SearchText[],
  regTextId: string,
  language: LanguageCode,
): SearchText[] {
  const own = texts.filter((text) => text.regTextId === regTextId);
  const byVersion = Map.groupBy(own, ({ versionDate }) => versionDate);
  const isOwn = (text: SearchText) => text.language === language;
  /** What is behind in another language is law of before for readers of this one. */
  const rank = (text: SearchText) => rankOf[text.behind && !isOwn(text) ? 'past' : text.validity];
  return [...byVersion.values()]
    .flatMap(
      (ofVersion) => ofVersion.find(isOwn) ?? ofVersion.find(({ behind }) => !behind) ?? ofVersion[0] ?? [],
    )
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        (rank(a) < rankOf.past ? Number(isOwn(b)) - Number(isOwn(a)) : 0) ||
        (a.versionDate < b.versionDate ? -1 : 1) * (a.validity === 'future' ? 1 : -1),
    );
}
