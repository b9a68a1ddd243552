import { isDeepStrictEqual } from 'node:util';
import type { ChangeOrigin } from '#core/contract/change-values.ts';
import type { ChangeEdit, NewChange } from '#core/contract/domain/changes-endpoints.ts';
import type { ChangeState } from './change-state.ts';

/** What an edit can send, field by field; words that are empty are ''. */
type EditedFields = Pick<
  ChangeState,
  | 'deadline'
  | 'type'
  | 'source'
  | 'language'
  | 'link'
  | 'provisions'
  | 'key'
  | 'ownerId'
  | 'status'
  | 'volume'
> & { topic: string; summary: string; area: string; comment: string; userNotes: string };
type FieldName = keyof EditedFields;

/** The fields of a state that an edit can send. */
export const editedFields = ({ words, ...state }: ChangeState): EditedFields => ({
  topic: words.topic ?? '',
  summary: words.summary ?? '',
  deadline: state.deadline,
  type: state.type,
  source: state.source,
  language: state.language,
  link: state.link,
  provisions: state.provisions,
  area: words.area ?? '',
  comment: words.comment ?? '',
  key: state.key,
  ownerId: state.ownerId,
  status: state.status,
  userNotes: words.userNotes ?? '',
  volume: state.volume,
});

/** The fields that are sent; of a change of the provider only what the organisation says of it. */
export function sentFields(sent: ChangeEdit | NewChange, origin: ChangeOrigin): Partial<EditedFields> {
  const { topic, summary, deadline, type, source, language, link, provisions } = sent;
  const given = {
    ...(origin === 'domain' && {
      topic,
      summary,
      deadline,
      type,
      source,
      language,
      link: link === undefined ? undefined : link || null,
      provisions: provisions && [...new Set(provisions)],
    }),
    ...sent.domainData,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** The state with other values of some fields. */
export function withFields(state: ChangeState, fields: Partial<EditedFields>): ChangeState {
  const { topic, summary, area, comment, userNotes, ...plain } = { ...editedFields(state), ...fields };
  const texts = Object.entries({ topic, summary, area, comment, userNotes });
  const words = { ...state.words, ...Object.fromEntries(texts) };
  const filled = Object.entries(words).filter(([, text]) => text !== '');
  return { ...state, ...plain, words: Object.fromEntries(filled) };
}

type Merge = {
  /** The fields that the caller has changed, with their values. */
  changed: Partial<EditedFields>;
  /** Of them those that somebody else has changed to something else meanwhile. */
  conflicts: FieldName[];
};

/**
 * Compares what is sent with the state from which the caller started and with that of now. What is sent as it was is no
 * change of the caller, so that a form may send all that it has.
 */
export function mergeFields(
  base: ChangeState | undefined,
  current: ChangeState,
  sent: Partial<EditedFields>,
): Merge {
  const then = base && editedFields(base);
  const now = editedFields(current);
  const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one, other);
  const names = (Object.keys(sent) as FieldName[]).filter((name) => !then || !isSame(sent[name], then[name]));
  // A request to end the change is something said of its status, which the caller has not seen.
  const isRequestOfOthers = !isSame(base?.approval, current.approval);
  const conflicts = names.filter(
    (name) =>
      (!isSame(now[name], then?.[name]) || (name === 'status' && isRequestOfOthers)) &&
      !isSame(now[name], sent[name]),
  );
  return { changed: Object.fromEntries(names.map((name) => [name, sent[name]])), conflicts };
}
