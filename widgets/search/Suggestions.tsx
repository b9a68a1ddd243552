import { Fragment, type ReactNode, type RefObject, useId } from 'react';
import type { AbsentCitation } from '#core/contract/main/absent-citation.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { type BoxGroup, type BoxLine, lineOfEnter } from '#core/search/drop-down-lines.ts';
import { useLoadedText } from '../app-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { keyCap } from './box.css.ts';
import { SuggestionLine } from './SuggestionLine.tsx';
import { scopeText } from './scope-text.ts';
import * as styles from './suggestions.css.ts';

/** Most terms cite what is there. */
const AbsentNotes = lazyComponent(async () => (await import('./AbsentNotes.tsx')).AbsentNotes);

/** The page that explains the advanced search. */
export type AdvancedLink = {
  href: string;
  /** Follows the link inside the application; if absent, the browser does. */
  onFollow?: (() => void) | undefined;
};

type SuggestionsProps = {
  popup: RefObject<HTMLDivElement | null>;
  listId: string;
  groups: readonly BoxGroup[];
  active: string | undefined;
  idOf: (line: BoxLine) => string;
  term: string;
  onChoose: (line: BoxLine) => void;
  onRemove: (term: string) => void;
  onPoint: (line: BoxLine) => void;
  /** Opens the advanced search. */
  onAdvanced: () => void;
  /** The problem of the term. */
  problem: ReactNode;
  /** What the term cites and the collection does not have. */
  absent: readonly AbsentCitation[] | undefined;
};

/** The drop-down of the search box: a list in groups, below it the keys and the advanced search. */
export function Suggestions(props: SuggestionsProps) {
  const { popup, listId, groups, active, idOf, term, onChoose, onRemove, onPoint, onAdvanced, absent } =
    props;
  const text = useLoadedText<typeof searchTexts>();
  const base = useId();
  const onEnter = active ?? lineOfEnter(groups.flatMap(({ lines }) => lines))?.id;
  return (
    <div ref={popup} popover="manual" className={styles.popup}>
      {props.problem}
      {absent ? <AbsentNotes absent={absent} className={styles.absent} /> : null}
      <div id={listId} role="listbox" aria-label={text('search.suggestions')} className={styles.list}>
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a list, not of fields
          <div key={group.id} role="group" aria-labelledby={`${base}-${group.id}`}>
            <span role="presentation" className={styles.groupLabel}>
              <span id={`${base}-${group.id}`}>{text(`search.${group.id}`)}</span>
              {group.id === 'narrow' ? (
                <span> · {text('search.searchedNow', { scope: scopeText(text, term) })}</span>
              ) : null}
            </span>
            {group.lines.map((line) => (
              <Fragment key={line.id}>
                <SuggestionLine
                  id={idOf(line)}
                  line={line}
                  term={term}
                  isActive={line.id === active}
                  isOnEnter={line.id === onEnter}
                  onChoose={() => onChoose(line)}
                  onRemove={onRemove}
                  onPoint={() => onPoint(line)}
                />
              </Fragment>
            ))}
          </div>
        ))}
      </div>
      <div className={styles.foot}>
        <Hint keys={['↑', '↓']} words={text('search.toChoose')} />
        <Hint keys={['↵']} words={text('search.toOpen')} />
        <Hint keys={['Esc']} words={text('search.toClose')} />
        <button type="button" className={styles.advanced} aria-haspopup="dialog" onClick={onAdvanced}>
          {text('search.advanced')}
        </button>
      </div>
    </div>
  );
}

/** Only visual: assistive technology explains by itself how a combobox is used. */
function Hint({ keys, words }: { keys: readonly string[]; words: string }) {
  return (
    <span className={styles.hint} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className={keyCap}>
          {key}
        </kbd>
      ))}
      {words}
    </span>
  );
}
