import type { ReactNode } from 'react';
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
  const { didYouMean, ignored, ladder, learning, respelt } = reply;
  const used = ladder.find((step) => step.used);
  const notes = new Set(ignoredProblems(request.term).map((problem) => noteText(text, problem)));
  return (
    <>
      {learning && reply.hits.length > 0 ? <p className={styles.note}>{text('search.learning')}</p> : null}
      {used ? (
        <p className={styles.note} role="status">
          {text(`search.used${usedWord[used.kind]}`, { scope: scopeText(text, request.term) })}
        </p>
      ) : null}
      {respelt ? <Respelt respelt={respelt} request={request} onAsk={onAsk} /> : null}
      {didYouMean ? (
        <p className={styles.note}>
          {text('search.didYouMean')}
          <NoteLink term={didYouMean.query} request={request} onAsk={onAsk} />
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

type RespeltProps = Pick<ResultNotesProps, 'request' | 'onAsk'> & {
  respelt: NonNullable<SearchReply['respelt']>;
};

/** The hits have other words than the typed ones: says so, and leads to the hits of exactly what was typed. */
function Respelt({ respelt, request, onAsk }: RespeltProps) {
  const text = useLoadedText<typeof searchTexts>();
  const requested = respelt.asked.join(' ');
  const matched = respelt.found.join(', ');
  const kind = respelt.unknown ? 'search.respeltUnknown' : 'search.respeltToo';
  return (
    <p className={styles.note} role="status">
      {text(matched === '' ? 'search.respeltAlike' : kind, { asked: requested, found: matched })}
      <NoteLink term={respelt.exact} request={request} onAsk={onAsk}>
        {text('search.exactly', { asked: requested })}
      </NoteLink>
    </p>
  );
}

type NoteLinkProps = Pick<ResultNotesProps, 'request' | 'onAsk'> & { term: string; children?: ReactNode };

/** Searches for another term. */
function NoteLink({ term, request, onAsk, children = term }: NoteLinkProps) {
  return (
    <button type="button" className={styles.noteLink} onClick={() => onAsk(changeSearch(request, { term }))}>
      {children}
    </button>
  );
}

const usedWord = {
  fullDataSet: 'FullDataSet',
  otherLanguage: 'OtherLanguage',
  paragraphBefore: 'ParagraphBefore',
  previousAppendix: 'PreviousAppendix',
} as const;
