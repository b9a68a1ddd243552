import type { Comment } from '../contract/domain/comments.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '../contract/languages.ts';
import type { ProviderComment } from '../contract/main/provider-comments.ts';

export type Thread = { root: Comment; replies: readonly Comment[] };

/** The threads of a place, in the order in which the server has them: the newest first, replies as they came. */
export function threadsOf(comments: readonly Comment[]): Thread[] {
  const roots = comments.filter(({ parent }) => parent === undefined);
  const byParent = Map.groupBy(comments, ({ parent }) => parent);
  return roots.map((root) => ({ root, replies: byParent.get(root.icid) ?? [] }));
}

/** Puts what was saved into a list: in its place, as the first thread, or as the last reply of its own. */
export function withSaved(comments: readonly Comment[], saved: Comment): Comment[] {
  const at = comments.findIndex(({ icid }) => icid === saved.icid);
  const before = comments[at];
  if (before) {
    // What was changed stays where it stands in the text that is read.
    const { regArt, carried, writtenOn } = before;
    return comments.with(at, { ...saved, regArt, carried, writtenOn });
  }
  if (saved.parent === undefined) return [saved, ...comments];
  const last = comments.findLastIndex(({ icid, parent }) => icid === saved.parent || parent === saved.parent);
  return last < 0 ? [...comments] : comments.toSpliced(last + 1, 0, saved);
}

/** Takes a removed comment out of a list, or leaves in its thread what is `left` of it. */
export function withRemoved(comments: readonly Comment[], icid: string, left?: Comment): Comment[] {
  if (left) return withSaved(comments, left);
  return comments.filter((comment) => comment.icid !== icid);
}

type Worded =
  | Pick<Comment, 'text' | 'language' | 'translations'>
  | Pick<ProviderComment, 'text' | 'language' | 'translations'>;

/** The languages in which a comment has words, that in which it was written first. */
export function languagesOf({ language, translations }: Worded): InterfaceLanguage[] {
  const others = interfaceLanguageCodes.filter((code) => code !== language && translations[code]);
  return [language, ...others];
}

/** The words of a comment in a language, otherwise in that in which it was written. */
export function wordsIn(
  comment: Worded,
  language: InterfaceLanguage,
): { words: string; language: InterfaceLanguage } {
  const translated = language === comment.language ? undefined : comment.translations[language];
  return translated ? { words: translated, language } : { words: comment.text, language: comment.language };
}

/** Two letters for a person: of the first and the last name. */
export function initialsOf(fullName: string): string {
  const names = fullName.trim().split(/\s+/).filter(Boolean);
  const [first] = names;
  const last = names.length > 1 ? names.at(-1) : undefined;
  return [first, last].map((name) => [...(name ?? '')][0]?.toUpperCase() ?? '').join('');
}
