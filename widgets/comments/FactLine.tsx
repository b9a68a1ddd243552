import type { ChangedCommentField, CommentFact } from '#core/contract/domain/comment-lists.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { formatMinute } from '#core/lib/dates.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { ChangedWords } from '../ChangedWords.tsx';
import { Designation } from '../law/Designation.tsx';
import { usePlaceName } from '../use-place-name.ts';
import { useComments } from './comments-scene.ts';
import * as styles from './dialogs.css.ts';
import { usePeople, useVocabulary } from './use-comment-words.ts';

/** Who did what with a comment when, and which fields got another value. */
export function FactLine({ fact: { at, by, kind, changes, erased } }: { fact: CommentFact }) {
  const text = useLoadedText<typeof commentTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const name = by.fullName ?? text('comments.formerUser');
  return (
    <li className={styles.fact}>
      <div className={styles.factHead}>
        <span className={styles.factName}>{text(`comments.fact-${kind}`, { name })}</span>
        <time className={styles.factDate} dateTime={at}>
          {formatMinute(at, locale)}
        </time>
      </div>
      {namedChanges(kind, changes).map((change) => (
        <Change key={`${change.field} ${change.of}`} change={change} />
      ))}
      {erased ? <p className={styles.changed}>{text('comments.erased')}</p> : null}
    </li>
  );
}

/** With what every comment begins: who wrote it is told, and nothing has become of the rest yet. */
const isFirstValue = ({ field, after }: ChangedCommentField) =>
  field === 'language' || field === 'author' || after === false || (field === 'status' && after === 0);

/** What is told of a deed: not what its own name says, and of the first one no field that says nothing yet. */
function namedChanges(kind: CommentFact['kind'], changes: readonly ChangedCommentField[]) {
  return changes.filter(
    (change) => change.field !== 'removed' && !(kind === 'created' && isFirstValue(change)),
  );
}

/** A field that got another value: of texts the words that differ, of all else what it was and is. */
function Change({ change }: { change: ChangedCommentField }) {
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const nameValue = useValues(change);
  const named = useNamedField(change);
  const { field, before, after } = change;
  const label = text(`comments.field-${field}`, { of: named });
  if (field === 'text')
    return (
      <p className={styles.change}>
        <span className={styles.changed}>{label}</span>
        <br />
        {before === undefined ? (
          <span className={styles.first} lang={(change.of ?? spoken).toLowerCase()}>
            {after}
          </span>
        ) : (
          <ChangedWords before={String(before)} after={String(after ?? '')} language={change.of ?? spoken} />
        )}
      </p>
    );
  const values = { field: label, before: nameValue(before), after: nameValue(after) };
  return (
    <p className={styles.change}>
      <Designation>
        {text(before === undefined ? 'comments.became' : 'comments.beforeAfter', values)}
      </Designation>
    </p>
  );
}

/** Of which language, person or paragraph the field is. */
function useNamedField({ field, of = '' }: ChangedCommentField): string {
  const { place } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const people = usePeople(field === 'tag');
  // Asked for at any rate, since hooks are; a paragraph of the open document takes no call.
  const placeName = usePlaceName(field === 'link' ? of : place.completeParagraphID, place);
  if (field === 'tag') return people.find(({ id }) => id === of)?.fullName ?? text('comments.formerUser');
  if (field === 'link') return placeName;
  return field === 'text' && of !== '' ? listedLanguage(of, spoken) : of;
}

/** What the values of a field are called. */
function useValues({ field }: ChangedCommentField) {
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const { typeName, statusName } = useVocabulary();
  return (value: ChangedCommentField['before']): string => {
    if (value === undefined) return text('comments.nothing');
    if (field === 'private') return text(value === true ? 'comments.private' : 'comments.internal');
    if (field === 'commentType') return typeName(Number(value));
    if (field === 'status') return statusName(Number(value));
    if (field === 'tag') return text(value === 'open' ? 'comments.open' : 'comments.ended');
    if (field === 'link') return text('comments.linked');
    if (field === 'language') return listedLanguage(String(value), spoken);
    if (typeof value === 'boolean') return text(value ? 'comments.yes' : 'comments.no');
    return String(value);
  };
}
