import type { CommentOrder } from '../contract/domain/comment-lists.ts';
import type { CommentPerson } from '../contract/domain/comment-person.ts';
import type { Comment } from '../contract/domain/comments.ts';
import type { InterfaceLanguage, LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { commentListTexts } from '../i18n/commentlist.ts';
import type { TextKey } from '../i18n/texts.ts';
import { citationOf } from '../law/cited-place.ts';
import type { CommentFilterName } from './comment-address.ts';
import { wordsOf } from './place.ts';

/** The columns of the comments page, in their first order: on screen and in the exported file. */
export const commentColumns = [
  'place',
  'words',
  'type',
  'status',
  'author',
  'tagged',
  'resolved',
  'edited',
  'scope',
  'created',
  'replies',
] as const;
export type CommentColumn = (typeof commentColumns)[number];

/** Columns that are not displayed until somebody wants them. */
export const extraColumns: ReadonlySet<string> = new Set<CommentColumn>(['scope', 'created', 'replies']);

/** The order that the server knows for a column. */
export const orderOf: Partial<Record<CommentColumn, CommentOrder>> = {
  place: 'regArt',
  type: 'type',
  status: 'status',
  author: 'author',
  edited: 'editDate',
  created: 'createdAt',
};

/** The filters of a column. */
export const filtersOf: Partial<Record<CommentColumn, readonly CommentFilterName[]>> = {
  place: ['regulation'],
  words: ['text'],
  type: ['type'],
  status: ['status'],
  author: ['author'],
  tagged: ['taggedUserIds'],
  resolved: ['resolved'],
  scope: ['scope'],
  edited: ['from', 'to'],
};

/** What the names of places are made of. */
export type PlaceWords = {
  documentLanguage: LanguageCode;
  documents: ReadonlyMap<string, RegulationDocument>;
  text: (key: TextKey<typeof commentListTexts>, values?: Record<string, string>) => string;
};

/** What the words in the columns are made of. */
export type CommentWords = PlaceWords & {
  interfaceLanguage: InterfaceLanguage;
  /** Names of people by their ids. */
  people: ReadonlyMap<string, string>;
  /** Names of the kinds of comments by their ids. */
  types: ReadonlyMap<number, string>;
};

/** What a cell says: words, a number, or a moment. */
export type CommentCell = string | number | { moment: string };

/** The value of a comment in a column. */
export function cellOf(comment: Comment, column: CommentColumn, words: CommentWords): CommentCell {
  const { text } = words;
  switch (column) {
    case 'place':
      return placeOf(comment, words);
    case 'words':
      return wordsOf(comment, words.interfaceLanguage);
    case 'type':
      return words.types.get(comment.commentType) ?? comment.type;
    case 'status':
      return text(`commentlist.status${comment.status}`);
    case 'author':
      return nameOf(comment.author, words);
    case 'tagged':
      return comment.tags.map(({ userId }) => nameOf({ id: userId }, words)).join(', ');
    case 'resolved':
      return text(comment.resolved ? 'commentlist.isResolved' : 'commentlist.isOpen');
    case 'scope':
      return text(comment.private ? 'commentlist.private' : 'commentlist.internal');
    case 'edited':
      return { moment: comment.editDate };
    case 'created':
      return { moment: comment.createdAt };
    case 'replies':
      return comment.replies;
  }
}

/** What a comment is about, as it is cited. */
export function placeOf({ reference, changeLabel }: Comment, words: PlaceWords): string {
  if (reference.kind === 'change')
    return words.text('commentlist.ofChange', { label: changeLabel ?? reference.id });
  return citationOf(reference.completeParagraphID, words.documents, words.documentLanguage);
}

/** The name of a person; of those who were removed nothing is left. */
export function nameOf({ id, fullName }: CommentPerson, { people, text }: CommentWords): string {
  return fullName ?? (id === undefined ? undefined : people.get(id)) ?? text('commentlist.formerUser');
}
