import { useEffect, useRef, useState } from 'react';
import { comparisons } from '#core/comparison/store.ts';
import type { Suggestion } from '#core/contract/main/search.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { unbroken } from '#core/law/designation.ts';
import { numberInFull } from '#core/law/document-title.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Designation } from '../law/Designation.tsx';
import { SampleTag } from '../SampleTag.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { comparedWith } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './with.css.ts';

const minLength = 2;
/** Milliseconds without a keystroke before a search. */
const pause = 200;

/** Chooses the other text, a document or any provision, by a citation, a number or a name. */
export function WithDialog({ onClose }: { onClose: () => void }) {
  const { props, go } = useComparisonScene();
  const text = useLoadedText<typeof comparisonTexts | typeof commonTexts>();
  const [term, setTerm] = useState('');
  const documents = useDocumentMatches(term.trim());
  const field = useRef<HTMLInputElement>(null);
  // Not by `autoFocus`: React sets it before the dialog opens, which then gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const choose = ({ regTextId, path, openOn }: Suggestion) => {
    onClose();
    go(comparedWith(props, path === undefined ? regTextId : joinParagraphId(regTextId, path), openOn));
  };
  return (
    <Dialog open onClose={onClose} title={text('compare.withTitle')} closeLabel={text('common.close')}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = documents ?? [];
          if (first) choose(first);
        }}
      >
        <Field
          ref={field}
          label={text('compare.withField')}
          hint={unbroken(text('compare.withHint'))}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
      </form>
      <div className={styles.results}>
        <p role="status" className={styles.state}>
          {term.trim().length < minLength
            ? null
            : documents === undefined
              ? text('compare.withSearching')
              : documents.length === 0
                ? text('compare.withNothing')
                : null}
        </p>
        <ul aria-label={text('compare.withResults')}>
          {(documents ?? []).map((each) => (
            <li key={`${each.regTextId} ${each.path ?? ''} ${each.openOn ?? ''}`}>
              <button type="button" className={styles.result} onClick={() => choose(each)}>
                <span>
                  <span className={styles.label}>
                    <Designation asLaw>{each.label}</Designation>
                  </span>
                  <SampleTag of={each} />
                </span>
                <span className={styles.detail}>{each.detail}</span>
                <span className={styles.number}>{numberInFull(each.sourceNumber, props.language)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The documents and provisions that the term may mean; undefined while the server is searching. */
function useDocumentMatches(term: string): readonly Suggestion[] | undefined {
  const { props } = useComparisonScene();
  const store = useApp().part(comparisons);
  const { language } = props;
  const [answer, setAnswer] = useState<{ term: string; documents: readonly Suggestion[] }>();
  useEffect(() => {
    if (term.length < minLength) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const documents = await store.suggest(term, language, controller.signal);
      if (!controller.signal.aborted) setAnswer({ term, documents });
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [store, term, language]);
  if (term.length < minLength) return [];
  return answer?.term === term ? answer.documents : undefined;
}
