import { Lock } from 'lucide';
import { useContext, useState } from 'react';
import { languagesOf, wordsIn } from '#core/comments/threads.ts';
import { whenSaid } from '#core/comments/when.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { commentTexts } from '#core/i18n/comments.ts';
import { listedLanguage } from '#core/lib/language-names.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { CarriedSlot } from '../carried-slot.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Avatar } from './Avatar.tsx';
import { CommentMenu, StatusMenu } from './CommentMenu.tsx';
import { CommentText } from './CommentText.tsx';
import * as styles from './comments.css.ts';
import { useComments } from './comments-scene.ts';
import { PlaceLink } from './PlaceName.tsx';
import { Tags } from './Tags.tsx';
import { usePeople, useVocabulary } from './use-comment-words.ts';

/** A comment of the organisation: who said what when, and what can be done with it. */
export function CommentItem({ comment }: { comment: Comment }) {
  const { place, me, inside } = useComments();
  const carried = useContext(CarriedSlot);
  const { now } = useApp();
  const text = useLoadedText<typeof commentTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { author, createdAt, editDate, icid, removed, resolved, regArt } = comment;
  const name = author.fullName ?? text('comments.formerUser');
  const said = whenSaid(createdAt, now(), locale);
  const edited = editDate === createdAt ? undefined : whenSaid(editDate, now(), locale);
  return (
    <article
      className={classes(styles.item, resolved && styles.resolved)}
      aria-label={`${name}, ${said}`}
      data-icid={icid}
      tabIndex={-1}
    >
      <Avatar
        name={author.fullName ?? ''}
        kind={author.id !== undefined && author.id === me?.id ? 'own' : 'other'}
      />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <time
            className={styles.date}
            dateTime={createdAt}
            title={edited && text('comments.edited', { date: edited })}
          >
            {said}
          </time>
          {removed ? null : <CommentMenu comment={comment} />}
        </div>
        {inside &&
        comment.parent === undefined &&
        regArt !== undefined &&
        regArt !== place.completeParagraphID ? (
          <PlaceLink target={regArt} place={place} className={styles.place} />
        ) : null}
        {comment.parent === undefined ? carried?.(comment, place) : null}
        {removed ? (
          <p className={styles.removed}>{text('comments.removedHere')}</p>
        ) : (
          <Said comment={comment} />
        )}
      </div>
    </article>
  );
}

/** The words with what belongs to them. */
function Said({ comment }: { comment: Comment }) {
  const { place } = useComments();
  const people = usePeople(comment.tags.length > 0);
  const names = comment.taggedUserIds.flatMap((id) => people.find((one) => one.id === id)?.fullName ?? []);
  return (
    <>
      <Words comment={comment} mentioned={names} />
      {comment.links.length > 0 ? <Links comment={comment} place={place} /> : null}
      <Tags comment={comment} people={people} />
      <Meta comment={comment} />
    </>
  );
}

function Words({ comment, mentioned }: { comment: Comment; mentioned: readonly string[] }) {
  const text = useLoadedText<typeof commentTexts>();
  const spoken = useInterfaceLanguage();
  const [chosen, setChosen] = useState<InterfaceLanguage>();
  const languages = languagesOf(comment);
  const { words, language } = wordsIn(comment, chosen ?? spoken);
  return (
    <>
      <CommentText words={words} language={language} mentioned={mentioned} />
      {languages.length > 1 ? (
        <div className={styles.line}>
          {languages.map((code) => (
            <button
              key={code}
              type="button"
              className={styles.wordButton}
              aria-pressed={code === language}
              aria-label={`${code}: ${text('comments.showIn', { language: listedLanguage(code, spoken) })}`}
              onClick={() => setChosen(code)}
            >
              {code === language ? <strong>{code}</strong> : code}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Links({ comment, place }: { comment: Comment } & Pick<ReturnType<typeof useComments>, 'place'>) {
  const text = useLoadedText<typeof commentTexts>();
  return (
    <ul className={styles.line} aria-label={text('comments.links')}>
      {comment.links.map((target) => (
        <li key={target}>
          <PlaceLink target={target} place={place} />
        </li>
      ))}
    </ul>
  );
}

/** Status, type, who sees it, and the actions. */
function Meta({ comment }: { comment: Comment }) {
  const { writing } = useComments();
  const text = useLoadedText<typeof commentTexts>();
  const { typeName } = useVocabulary();
  const { rights, parent, resolved, scope } = comment;
  return (
    <div className={styles.meta}>
      <span className={styles.state}>
        <StatusMenu comment={comment} />
        {parent === undefined ? <span>{typeName(comment.commentType)}</span> : null}
        {resolved ? <span>{text('comments.resolved')}</span> : null}
      </span>
      <span className={styles.end}>
        {scope === 'private' ? (
          <span className={styles.mark}>
            <Icon of={Lock} size={12} />
            {text('comments.private')}
          </span>
        ) : null}
        {rights.reply && parent === undefined ? (
          <button
            type="button"
            className={styles.wordButton}
            onClick={() => writing.begin({ kind: 'reply', to: comment })}
          >
            {text('comments.reply')}
          </button>
        ) : null}
      </span>
    </div>
  );
}
