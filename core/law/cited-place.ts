import type { LanguageCode } from '../contract/languages.ts';
import { formatCitation, namings } from './display-name.ts';
import { splitParagraphId } from './paragraph-id.ts';

type NamedDocument = {
  category: string;
  shortNames: Readonly<Partial<Record<LanguageCode, string | undefined>>>;
  displayName: string;
};

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
