import type { Comment, CommentStatusId, CommentTypeId } from '../contract/domain/comments.ts';
import type { WrittenComment } from '../contract/domain/comments-endpoints.ts';
import { type InterfaceLanguage, interfaceLanguageCodes } from '../contract/languages.ts';

/** The most characters of a comment in one language, as servers take them. */
export const longestText = 10_000;

export type Texts = Readonly<{ [code in InterfaceLanguage]?: string | undefined }>;

/** What somebody writes, before it is saved. */
export type CommentForm = {
  texts: Texts;
  /** The language in which it is written; the others are translations. */
  language: InterfaceLanguage;
  commentType: CommentTypeId;
  status: CommentStatusId;
  private: boolean;
  /** Ids of the colleagues who are mentioned. */
  tags: readonly string[];
  /** Complete identifiers of further paragraphs. */
  links: readonly string[];
};

export const emptyForm = (language: InterfaceLanguage, isPrivate: boolean): CommentForm => ({
  texts: {},
  language,
  commentType: 1,
  status: 0,
  private: isPrivate,
  tags: [],
  links: [],
});

export const formOf = (comment: Comment): CommentForm => ({
  texts: { ...comment.translations, [comment.language]: comment.text },
  language: comment.language,
  commentType: comment.commentType as CommentTypeId,
  status: comment.status,
  private: comment.private,
  tags: comment.taggedUserIds,
  links: comment.links,
});

/** The language of the words: the chosen one, or the first that has any. */
function languageWithWords({ texts, language }: CommentForm): InterfaceLanguage {
  const filled = (code: InterfaceLanguage) => (texts[code] ?? '').trim() !== '';
  return filled(language) ? language : (interfaceLanguageCodes.find(filled) ?? language);
}

/** What is sent for a form; `resolved` is changed apart from the words. */
export function bodyOf(form: CommentForm, resolved: boolean) {
  const language = languageWithWords(form);
  const others = interfaceLanguageCodes.filter((code) => code !== language && form.texts[code]?.trim());
  return {
    text: form.texts[language] ?? '',
    language,
    translations: Object.fromEntries(others.map((code) => [code, form.texts[code] ?? ''])),
    commentType: form.commentType,
    status: form.status,
    resolved,
    private: form.private,
    taggedUserIds: [...form.tags],
    links: [...form.links],
  } satisfies WrittenComment;
}

/** Whether two forms say the same, so that nothing would be lost. */
export function isSameForm(one: CommentForm, other: CommentForm): boolean {
  const of = (form: CommentForm) => JSON.stringify({ ...bodyOf(form, false), language: '' });
  return of(one) === of(other);
}

/** What somebody changed, on top of what somebody else has saved meanwhile: what only the other changed stays. */
export function onTopOf(
  theirs: CommentForm,
  { base, mine }: { base: CommentForm; mine: CommentForm },
): CommentForm {
  const of = <T>(pick: (form: CommentForm) => T) => (pick(mine) === pick(base) ? pick(theirs) : pick(mine));
  const listOf = (pick: (form: CommentForm) => readonly string[]) => {
    const staying = pick(theirs).filter((id) => pick(mine).includes(id) || !pick(base).includes(id));
    const added = pick(mine).filter((id) => !pick(base).includes(id));
    return [...new Set([...staying, ...added])];
  };
  const texts = interfaceLanguageCodes.map((code) => [code, of((form) => form.texts[code] ?? '')] as const);
  return {
    texts: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    language: of((form) => form.language),
    commentType: of((form) => form.commentType),
    status: of((form) => form.status),
    private: of((form) => form.private),
    tags: listOf((form) => form.tags),
    links: listOf((form) => form.links),
  };
}

export type FormProblem =
  | { key: 'required' }
  | { key: 'tooLong'; language: InterfaceLanguage; length: number }
  | { key: 'privateWithTags' };

/** Why a form cannot be saved (specification, section 5). */
export function formProblem(form: CommentForm): FormProblem | undefined {
  const language = interfaceLanguageCodes.find(
    (code) => (form.texts[code]?.trim().length ?? 0) > longestText,
  );
  if (language) return { key: 'tooLong', language, length: form.texts[language]?.trim().length ?? 0 };
  if (!interfaceLanguageCodes.some((code) => form.texts[code]?.trim())) return { key: 'required' };
  return form.private && form.tags.length > 0 ? { key: 'privateWithTags' } : undefined;
}
