import type { SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { ignoredProblems } from '#core/search/query-language.ts';
import { changeSearch, type SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { noteText } from './problem-text.ts';
import * as styles from './results.css.ts';
import { scopeText } from './scope-text.ts';

type ResultNotesProps = {
  reply: SearchReply;
  request: SearchRequest;
  onAsk: (request: SearchRequest) => void;
};

/** Notes about the query: a step of the ladder that was taken, a likely typo, ignored words. */
export function ResultNotes({ reply, request, onAsk }: ResultNotesProps) {
  const text = useLoadedText<typeof searchTexts>();
  const { didYouMean, ignored, ladder, learning } = reply;
  const used = ladder.find((step) => step.used);
  const notes = new Set(ignoredProblems(request.term).map((problem) => noteText(text, problem)));
  return (
    <>
      {learning ? <p className={styles.note}>{text('search.learning')}</p> : null}
      {used ? (
        <p className={styles.note} role="status">
          {text(`search.used${usedWord[used.kind]}`, { scope: scopeText(text, request.term) })}
        </p>
      ) : null}
      {didYouMean ? (
        <p className={styles.note}>
          {text('search.didYouMean')}
          <button
            type="button"
            className={styles.noteLink}
            onClick={() => onAsk(changeSearch(request, { term: didYouMean.query }))}
          >
            {didYouMean.query}
          </button>
          <span className={styles.count}>{text('search.hits', { count: didYouMean.total })}</span>
        </p>
      ) : null}
      {[...notes].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {ignored.length > 0 ? (
        <p className={styles.note}>
          {text('search.ignored', { count: ignored.length, words: ignored.join(', ') })}
        </p>
      ) : null}
    </>
  );
}

const usedWord = {
  fullDataSet: 'FullDataSet',
  otherLanguage: 'OtherLanguage',
  paragraphBefore: 'ParagraphBefore',
  previousAppendix: 'PreviousAppendix',
} as const;
