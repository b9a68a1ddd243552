import { useId, useRef } from 'react';
import { Link } from 'wouter';
import type { Answer } from '#core/chat/answer.ts';
import { textOfAnswer } from '#core/chat/answer.ts';
import type { Turn } from '#core/chat/chat.ts';
import { type Unstored, whyUnanswered } from '#core/chat/refusals.ts';
import { placeAddress, sourcesOf } from '#core/chat/sources.ts';
import { maxAnswers, maxThreads } from '#core/contract/domain/chat-threads.ts';
import type { ChatPassage, ChatStatement } from '#core/contract/main/chat.ts';
import type { chatTexts } from '#core/i18n/chat.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { Designation } from '#widgets/law/Designation.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import * as styles from './chat.css.ts';
import { Feedback } from './Feedback.tsx';
import { Refusal } from './Refusal.tsx';
import { Sources } from './Sources.tsx';

/** A question of more characters is set as text: in the type of a heading it would hide the answer. */
const longHeading = 240;

type TurnViewProps = { turn: Turn; onAgain: () => void };

/** A question, its answer, and beside it the places from which that quotes. */
export function TurnView({ turn, onAgain }: TurnViewProps) {
  const { question, answer, id } = turn;
  const sources = sourcesOf(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const again = () => {
    onAgain();
    // The button that was pressed is gone.
    heading.current?.focus();
  };
  return (
    <article className={styles.turn} aria-labelledby={headingId}>
      <h2
        ref={heading}
        id={headingId}
        className={question.length > longHeading ? styles.longQuestion : styles.question}
        lang={answer.language?.toLowerCase()}
        tabIndex={-1}
      >
        {question}
      </h2>
      <div className={sources.length === 0 ? undefined : styles.parts}>
        <div className={styles.answer}>
          <div className={styles.answer} aria-live="polite" aria-busy={answer.state === 'answering'}>
            {answer.statements.map((statement, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: statements are only added
              <Statement key={at} statement={statement} passages={answer.passages} />
            ))}
            <State turn={turn} onAgain={again} />
          </div>
          {answer.state === 'whole' && answer.statements.length > 0 ? <CopyAnswer answer={answer} /> : null}
          {/* A refusal is neither helpful nor wrong: the search goes on from it. What was once said of one stays. */}
          {id === undefined || (answer.mode === 'none' && turn.feedback === undefined) ? null : (
            <Feedback key={id} id={id} stored={turn.feedback} />
          )}
        </div>
        {sources.length === 0 ? null : <Sources sources={sources} />}
      </div>
    </article>
  );
}

function Statement({ statement, passages }: { statement: ChatStatement; passages: readonly ChatPassage[] }) {
  const text = useLoadedText<typeof chatTexts>();
  const byPassage = [...Map.groupBy(statement.sentences, ({ passage }) => passage)];
  return (
    <div className={styles.statement}>
      {statement.words === undefined ? null : (
        <p className={styles.words}>
          {statement.words} <span className={styles.note}>({text('chat.ofModel')})</span>
        </p>
      )}
      {byPassage.map(([at, sentences]) => {
        const passage = passages[at];
        if (passage === undefined) return null;
        return (
          <blockquote key={at} lang={passage.language.toLowerCase()} className={styles.quote}>
            {sentences.map((sentence) => sentence.text).join(' ')}{' '}
            <Link href={placeAddress(passage)} className={styles.link}>
              <Designation>{passage.citation}</Designation>
            </Link>
          </blockquote>
        );
      })}
    </div>
  );
}

/** What there is to say of an answer beside its sentences. */
function State({ turn: { question, answer, unsaved }, onAgain }: TurnViewProps) {
  const text = useLoadedText<typeof chatTexts>();
  const { state, mode, language, fallback, removed, error } = answer;
  if (state === 'answering')
    return answer.statements.length === 0 ? <p className={styles.note}>{text('chat.answering')}</p> : null;
  if (state === 'stopped' || state === 'failed') {
    const failed = text(`chat.${whyUnanswered(error)}`);
    return (
      <div className={styles.actions}>
        <p className={styles.note}>{state === 'stopped' ? text('chat.stopped') : failed}</p>
        <Button onClick={onAgain}>{text('chat.again')}</Button>
      </div>
    );
  }
  return (
    <>
      {fallback === undefined ? null : <p className={styles.note}>{text(`chat.${fallback}`)}</p>}
      {mode === 'none' ? <Refusal question={question} language={language} /> : null}
      {removed > 0 ? <p className={styles.note}>{text('chat.removedWords', { count: removed })}</p> : null}
      {unsaved ? <p className={styles.note}>{text(`chat.${unsaved}`, { count: maxOf(unsaved) })}</p> : null}
    </>
  );
}

/** How many there may be of what there are too many of. */
const maxOf = (why: Unstored): number => (why === 'threadFull' ? maxAnswers : maxThreads);

function CopyAnswer({ answer }: { answer: Answer }) {
  const text = useLoadedText<typeof chatTexts>();
  const { notices } = useApp();
  const locale = localeOf(useInterfaceLanguage());
  const copy = async () => {
    const cite = ({ citation, versionDate }: ChatPassage) =>
      `${citation}, ${text('chat.version', { date: formatDate(versionDate, locale) })}`;
    try {
      await navigator.clipboard.writeText(textOfAnswer(answer, cite));
      notices.tell({ kind: 'success', key: 'chat.copied' });
    } catch {
      notices.tell({ kind: 'error', key: 'chat.copyFailed' });
    }
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => void copy()}>{text('chat.copy')}</Button>
    </div>
  );
}
