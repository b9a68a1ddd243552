import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { useFindPlace } from '#widgets/use-find-place.ts';
import type { ReviewWords } from './review-words.ts';

type Names = { displayName: string; shortNames: Readonly<Record<string, string | undefined>> };

/** Whether words name a document, by its key, its name or one of its short names. */
const isNamed = (words: string, regTextId: string, { displayName, shortNames }: Partial<Names>) =>
  [regTextId, displayName, ...Object.values(shortNames ?? {})].some((name) => name && words.includes(name));

/** Finds a paragraph by its citation: in this document where the words name no other one. */
export function useFindInDocument(regTextId: string, { documents, documentLanguage }: ReviewWords) {
  const find = useFindPlace(documentLanguage);
  const document = documents.get(regTextId);
  const shortName = document?.shortNames[documentLanguage] ?? document?.displayName ?? regTextId;
  return async (words: string) => {
    const match = await find(words);
    const other = match && splitParagraphId(match).regTextId;
    if (other === regTextId || (other && isNamed(words, other, documents.get(other) ?? {}))) return match;
    return (await find(`${words} ${shortName}`)) ?? match;
  };
}
