import { Lock } from 'lucide';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { wordsOf } from '#core/comment-list/place.ts';
import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { CarriedItem } from '#core/contract/domain/carry-over.ts';
import type { Comment } from '#core/contract/domain/comments.ts';
import type { assuranceTexts } from '#core/i18n/assurance.ts';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { AnswerFacts } from '#widgets/assurance/AnswerFacts.tsx';
import { CommentText } from '#widgets/comments/CommentText.tsx';
import { usePeople } from '#widgets/comments/use-comment-words.ts';
import type { LinkedPlace } from '#widgets/panel-slot.ts';
import { plainMarkdown } from '#widgets/plain-markdown.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { addressOf } from './ReviewPlace.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';

type SaidProps = { item: CarriedItem; words: ReviewWords };

/** The first words of a comment or an answer, for its row. */
export function Excerpt({ item: { comment, answer }, words }: SaidProps) {
  const assurance = useLoadedText<typeof assuranceTexts>();
  if (comment)
    return <span className={styles.excerpt}>{plainMarkdown(wordsOf(comment, words.interfaceLanguage))}</span>;
  if (!answer) return null;
  return (
    <span className={styles.excerpt}>
      <strong className={styles.compliance}>{assurance(`assurance.${answer.compliance}`)}</strong>{' '}
      <span lang={answer.language.toLowerCase()}>{plainMarkdown(answer.control)}</span>
    </span>
  );
}

/** The comment or the answer itself. */
export function Said({ item: { comment, answer }, words }: SaidProps) {
  if (comment) return <SaidComment comment={comment} words={words} />;
  return answer ? <SaidAnswer answer={answer} words={words} /> : null;
}

function SaidComment({ comment, words }: { comment: Comment; words: ReviewWords }) {
  const { text, interfaceLanguage, locale } = words;
  const people = usePeople(comment.tags.length > 0);
  const said = wordsOf(comment, interfaceLanguage);
  const isTranslated = comment.language === interfaceLanguage || said !== comment.text;
  const day = today(Date.parse(comment.createdAt));
  return (
    <section className={styles.said}>
      <h2 className={styles.label}>
        {text('review.comment')}: {comment.author.fullName ?? text('review.formerUser')},{' '}
        <time dateTime={comment.createdAt}>{formatDate(day, locale)}</time>
        {comment.private ? (
          <>
            {' '}
            <Icon of={Lock} size={12} /> {text('review.private')}
          </>
        ) : null}
      </h2>
      <CommentText
        words={said}
        language={isTranslated ? interfaceLanguage : comment.language}
        mentioned={comment.taggedUserIds.flatMap((id) => people.find((one) => one.id === id)?.fullName ?? [])}
      />
    </section>
  );
}

function SaidAnswer({ answer, words }: { answer: AssuranceAnswer; words: ReviewWords }) {
  const { text, cite, documentLanguage } = words;
  const [, navigate] = useLocation();
  const { regArt } = answer;
  const place = useMemo((): LinkedPlace => {
    const { regTextId } = splitParagraphId(regArt);
    return {
      completeParagraphID: regArt,
      nameOf: (path) => cite(joinParagraphId(regTextId, path)),
      language: documentLanguage,
      hrefTo: (target) => addressOf(target),
      follow: (target) => navigate(addressOf(target)),
    };
  }, [regArt, cite, documentLanguage, navigate]);
  return (
    <section className={styles.said}>
      <h2 className={styles.label}>{text('review.answer')}</h2>
      <AnswerFacts answer={answer} place={place} />
    </section>
  );
}
