import { useEffect, useState } from 'react';
import { comparisons } from '#core/comparison/store.ts';
import type { Suggestion } from '#core/contract/main/search.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { compareTexts } from '#core/i18n/comparison.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { useApp, useText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { comparedWith } from './asked.ts';
import { useCompareScene } from './compare-scene.ts';
import * as styles from './with.css.ts';

const fewest = 2;
/** A pause in typing after which it is looked for. */
const pause = 200;

/** Chooses the other text: a document or any provision of one, by a citation, a number or a name. */
export function WithDialog({ onClose }: { onClose: () => void }) {
  const { props, go } = useCompareScene();
  const text = useText<typeof compareTexts | typeof commonTexts>();
  const [term, setTerm] = useState('');
  const found = useFound(term.trim());
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
          const [first] = found ?? [];
          if (first) choose(first);
        }}
      >
        <Field
          label={text('compare.withField')}
          hint={text('compare.withHint')}
          value={term}
          onChange={(event) => setTerm(event.target.value)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
        />
      </form>
      <div className={styles.results}>
        <p role="status" className={styles.state}>
          {term.trim().length < fewest
            ? null
            : found === undefined
              ? text('compare.withSearching')
              : found.length === 0
                ? text('compare.withNothing')
                : null}
        </p>
        <ul aria-label={text('compare.withResults')}>
          {(found ?? []).map((each) => (
            <li key={`${each.regTextId} ${each.path ?? ''} ${each.openOn ?? ''}`}>
              <button type="button" className={styles.result} onClick={() => choose(each)}>
                <span className={styles.label}>{each.label}</span>
                <span className={styles.detail}>{each.detail}</span>
                <span className={styles.number}>{each.sourceNumber}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** What the term may mean; undefined while it is looked for. */
function useFound(term: string): readonly Suggestion[] | undefined {
  const { props } = useCompareScene();
  const store = useApp().part(comparisons);
  const { language } = props;
  const [answer, setAnswer] = useState<{ term: string; found: readonly Suggestion[] }>();
  useEffect(() => {
    if (term.length < fewest) return;
    const controller = new AbortController();
    const waiting = setTimeout(async () => {
      const found = await store.suggest(term, language, controller.signal);
      if (!controller.signal.aborted) setAnswer({ term, found });
    }, pause);
    return () => {
      clearTimeout(waiting);
      controller.abort();
    };
  }, [store, term, language]);
  if (term.length < fewest) return [];
  return answer?.term === term ? answer.found : undefined;
}
