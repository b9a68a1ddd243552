import type { ReactNode } from 'react';
import type { LadderStep, SearchReply } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { ignoredProblems } from '#core/search/query-language.ts';
import { changeSearch, type SearchRequest } from '#core/search/search-request.ts';
import { useLoadedText } from '../app-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { noteText } from './problem-text.ts';
import * as styles from './results.css.ts';
import type { PlaceHome } from './results-props.ts';
import { scopeText } from './scope-text.ts';

/** Most queries cite what is there. */
const AbsentNotes = lazyComponent(async () => (await import('./AbsentNotes.tsx')).AbsentNotes);

/** Most queries cite a few provisions at most. */
const MoreCitedNote = lazyComponent(async () => (await import('./MoreCitedNote.tsx')).MoreCitedNote);

/** Most queries are in the search language. */
const QueryLanguageNote = lazyComponent(
  async () => (await import('./QueryLanguageNote.tsx')).QueryLanguageNote,
);

type ResultNotesProps = PlaceHome & {
  reply: SearchReply;
  request: SearchRequest;
  onAsk: (request: SearchRequest) => void;
};

/** Notes about the query: what it cites and is not there, a step of the ladder that was taken, a likely typo, ignored words. */
export function ResultNotes({ reply, request, onAsk, href, onOpen }: ResultNotesProps) {
  const text = useLoadedText<typeof searchTexts>();
  const { absent, didYouMean, ignored, ladder, learning, moreCited, respelt } = reply;
  const isMissing = absent?.some(({ kind }) => kind === 'provision') === true;
  const used = ladder.find((step) => step.used);
  const notes = new Set(ignoredProblems(request.term).map((problem) => noteText(text, problem)));
  return (
    <>
      {learning && reply.hits.length > 0 ? <p className={styles.note}>{text('search.learning')}</p> : null}
      {absent ? (
        <AbsentNotes
          absent={absent}
          className={styles.note}
          home={{ href, onOpen, language: request.displayLanguage, linkClass: styles.noteLink }}
        />
      ) : null}
      {moreCited === undefined ? null : <MoreCitedNote count={moreCited} />}
      {reply.queryLanguage ? (
        <QueryLanguageNote queryLanguage={reply.queryLanguage} request={request} onAsk={onAsk} />
      ) : null}
      {used ? (
        <p className={styles.note} role="status">
          {isMissing && isBefore(used.kind)
            ? text(`search.instead${usedWord[used.kind]}`)
            : text(`search.used${usedWord[used.kind]}`, { scope: scopeText(text, request.term) })}
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

/** What comes before a provision that is missing. */
const isBefore = (kind: LadderStep['kind']): kind is 'paragraphBefore' | 'previousAppendix' =>
  kind === 'paragraphBefore' || kind === 'previousAppendix';

const usedWord = {
  fullDataSet: 'FullDataSet',
  otherLanguage: 'OtherLanguage',
  paragraphBefore: 'ParagraphBefore',
  previousAppendix: 'PreviousAppendix',
  asWords: 'AsWords',
  otherWords: 'OtherWords',
} as const;
