import type { Comment } from '../contract/domain/comments.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import { formatCitation, namings } from '../law/display-name.ts';
import { splitParagraphId } from '../law/paragraph-id.ts';

type NamedDocument = Pick<RegulationDocument, 'regTextId' | 'category' | 'shortNames' | 'displayName'>;

/** What authorities write is numbered by margin numbers, all else by articles. */
const byMarginNumbers: ReadonlySet<string> = new Set(['supervision', 'authority', 'explanatory']);

/** A paragraph as it is cited in a language; where its document is not known, by its identifier. */
export function citationOf(
  completeParagraphID: string,
  documents: ReadonlyMap<string, NamedDocument>,
  language: LanguageCode,
): string {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  const document = documents.get(regTextId);
  if (document === undefined) return completeParagraphID;
  const naming = byMarginNumbers.has(document.category) ? namings.circular : namings.act;
  const short = document.shortNames[language] ?? document.displayName;
  try {
    return formatCitation(path, language, naming, short);
  } catch {
    // A path that no naming covers is told as it stands.
    return `${path} ${short}`;
  }
}

/** The words of a comment in a language, if somebody wrote them in it, otherwise as they were first written. */
export function wordsOf({ text, language: own, translations }: Comment, language: LanguageCode): string {
  if (own === language) return text;
  return translations[language as keyof typeof translations] || text;
}
