import { BookMarked, ListChecks, MessageSquare } from 'lucide';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { OwnCitation } from '#core/contract/main/references.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import type { changeImpactTexts } from '#core/i18n/changeimpact.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useInterfaceLanguage, useLoadedText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Truncated } from '../../ui/Truncated.tsx';
import type { ChangeSlots } from '../change-slots.ts';
import * as detail from '../detail.css.ts';
import * as styles from './impact.css.ts';

type Slots = Pick<ChangeSlots, 'Link' | 'placeName'>;
type PlaceProps = {
  completeParagraphID: string;
  comments: readonly Comment[];
  answers: readonly AssuranceAnswer[];
  citations: readonly OwnCitation[];
  slots: Slots;
};

/** A paragraph that a change names, with what is there; each line leads to where it stands. */
export function ImpactPlace({ completeParagraphID, comments, answers, citations, slots }: PlaceProps) {
  const text = useLoadedText<typeof changeImpactTexts>();
  const { Link, placeName } = slots;
  const counts = [
    comments.length > 0 ? text('changeimpact.comments', { count: comments.length }) : '',
    answers.length > 0 ? text('changeimpact.answers', { count: answers.length }) : '',
    citations.length > 0 ? text('changeimpact.documents', { count: citations.length }) : '',
  ].filter(Boolean);
  return (
    <li className={styles.place}>
      <h3 className={styles.placeHead}>
        <Link to={{ read: completeParagraphID }} className={detail.link}>
          {placeName(completeParagraphID)}
        </Link>{' '}
        <span className={detail.faint}>{counts.join(', ') || text('changeimpact.noneAt')}</span>
      </h3>
      <ul className={styles.lines}>
        {comments.map((comment) => (
          <CommentLine key={comment.icid} comment={comment} slots={slots} />
        ))}
        {answers.map((answer) => (
          <AnswerLine key={answer.raid} answer={answer} slots={slots} />
        ))}
        {citations.map((citation) => (
          <CitationLine key={keyOfCitation(citation)} citation={citation} Link={Link} />
        ))}
      </ul>
    </li>
  );
}

const keyOfCitation = ({ completeParagraphID, language, snippet, start }: OwnCitation) =>
  [completeParagraphID, language, start, snippet].join(' ');

/** Characters of a comment: enough to know it again. */
const longestWords = 140;

function CommentLine({ comment, slots: { Link, placeName } }: { comment: Comment; slots: Slots }) {
  const text = useLoadedText<typeof changeImpactTexts>();
  const { author, regArt = '', parent, resolved, language } = comment;
  const marks = [
    ...(parent === undefined ? [] : [text('changeimpact.reply')]),
    ...(comment.private ? [text('changeimpact.private')] : []),
    ...(resolved ? [text('changeimpact.resolved')] : []),
  ];
  return (
    <li className={styles.line}>
      <Icon of={MessageSquare} size={14} className={styles.sign} />
      <div className={styles.words}>
        <Link to={{ read: regArt }} className={detail.link}>
          {placeName(regArt)}
        </Link>
        <span>
          {author.fullName ?? text('changeimpact.formerUser')}
          {marks.length > 0 ? <span className={detail.faint}> ({marks.join(', ')})</span> : null}:{' '}
          <span lang={language.toLowerCase()}>
            <Truncated text={comment.text} length={longestWords} />
          </span>
        </span>
      </div>
    </li>
  );
}

function AnswerLine({ answer, slots: { Link, placeName } }: { answer: AssuranceAnswer; slots: Slots }) {
  const text = useLoadedText<typeof changeImpactTexts | typeof assuranceTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const { compliance, responsible, versionDate, regArt, standsAt = regArt } = answer;
  const name = responsible && (responsible.fullName ?? text('changeimpact.formerUser'));
  return (
    <li className={styles.line}>
      <Icon of={ListChecks} size={14} className={styles.sign} />
      <div className={styles.words}>
        <Link to={{ read: standsAt }} className={detail.link}>
          {placeName(standsAt)}
        </Link>
        <span>
          {text(`assurance.${compliance}`)}
          <span className={detail.faint}>
            {' '}
            {[
              text('changeimpact.versionOf', { date: formatDate(versionDate, locale) }),
              ...(name ? [text('changeimpact.responsible', { name })] : []),
            ].join(', ')}
          </span>
        </span>
      </div>
    </li>
  );
}

function CitationLine({ citation, Link }: { citation: OwnCitation; Link: Slots['Link'] }) {
  const { documentName, name, completeParagraphID, snippet, start, end, language } = citation;
  return (
    <li className={styles.line}>
      <Icon of={BookMarked} size={14} className={styles.sign} />
      <div className={styles.words}>
        <Link to={{ read: completeParagraphID }} className={detail.link}>
          {`${documentName}, ${name}`}
        </Link>
        <span lang={language.toLowerCase()}>
          {snippet.slice(0, start)}
          <mark className={styles.cited}>{snippet.slice(start, end)}</mark>
          {snippet.slice(end)}
        </span>
      </div>
    </li>
  );
}
