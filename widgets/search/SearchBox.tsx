import { useStore } from '@nanostores/react';
import { type FocusEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { searchTexts } from '#core/i18n/search.ts';
import { type BoxLine, boxGroups } from '#core/search/box-lines.ts';
import type { Destination, Search, SearchContext, Searching } from '#core/search/search-types.ts';
import { useText } from '../app-context.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { BoxField } from './BoxField.tsx';
import { BoxProblem } from './BoxProblem.tsx';
import * as styles from './box.css.ts';
import { createBoxActions } from './box-actions.ts';
import { handleBoxKey, useListState } from './box-keys.ts';
import { type AdvancedLink, Suggestions } from './Suggestions.tsx';
import { useDropDown } from './use-drop-down.ts';

/** Typing pauses this long before suggestions are asked for. */
const pause = 120;

export type SearchBoxProps = {
  search: Pick<Search, 'recent'>;
  searching: Searching;
  context: SearchContext;
  /** A search or a suggestion leads somewhere; the home of the box goes there. */
  onGo: (destination: Destination) => void;
  advanced?: AdvancedLink | undefined;
  /** The field, so that a key of the page can give it the focus. */
  field?: RefObject<HTMLInputElement | null> | undefined;
  /** Key that the page gives the focus by; shown at the end of the empty box. */
  shortcut?: string | undefined;
  /** On a phone the drop-down takes all the room below the box. */
  sheetOnPhone?: boolean | undefined;
};

/** The search box with its drop-down. It asks the core where a search leads and never goes there itself. */
export function SearchBox(props: SearchBoxProps) {
  const { searching, context, advanced, shortcut, sheetOnPhone = false } = props;
  const text = useText<typeof searchTexts>();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const around = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const term = useStore(searching.$term);
  const running = useStore(searching.$running);
  const problem = useStore(searching.$problem);
  const groups = useGroups(props, term);
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const [said, setSaid] = useState('');
  const list = useListState();
  const actions = createBoxActions(props, list, field, (removed) =>
    setSaid(text('search.recentRemoved', { term: removed })),
  );
  const active = list.open ? lines.find((line) => line.id === list.activeId) : undefined;
  const idOf = (line: BoxLine) => `${id}-${lines.indexOf(line)}`;
  useDropDown(popup, field, list.open, sheetOnPhone);
  useSuggesting(searching, term, context, list.open);
  useEffect(() => {
    if (list.open) setSaid(text('search.suggested', { count: lines.length }));
  }, [list.open, lines.length, text]);

  const leave = (event: FocusEvent) => {
    if (!around.current?.contains(event.relatedTarget)) list.close();
  };
  const followAdvanced = () => {
    list.close();
    advanced?.onFollow?.();
  };
  return (
    <search ref={around} className={styles.around} onBlur={leave}>
      <BoxField
        field={field}
        value={term}
        running={running}
        shortcut={shortcut}
        onClear={actions.clear}
        onSubmit={actions.submit}
        aria-expanded={list.open}
        aria-controls={`${id}-list`}
        aria-activedescendant={active && idOf(active)}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-busy={running || undefined}
        onFocus={list.show}
        onClick={list.show}
        onChange={(event) => {
          searching.forgive();
          searching.$term.set(event.target.value);
          list.point(undefined);
          list.show();
        }}
        onKeyDown={(event) => handleBoxKey(event, { list, lines, term, actions })}
      />
      <Suggestions
        popup={popup}
        listId={`${id}-list`}
        groups={groups}
        active={active?.id}
        idOf={idOf}
        term={term}
        onChoose={actions.choose}
        onRemove={actions.remove}
        onPoint={list.point}
        advanced={advanced && { ...advanced, onFollow: advanced.onFollow && followAdvanced }}
        problem={
          problem ? (
            <BoxProblem
              id={`${id}-problem`}
              problem={problem}
              term={term}
              onMend={(mended) => void actions.run(mended)}
            />
          ) : null
        }
      />
      <VisuallyHidden>
        <span role="status">{running ? text('search.running') : said}</span>
      </VisuallyHidden>
    </search>
  );
}

function useGroups({ search, searching, context }: SearchBoxProps, term: string) {
  const suggested = useStore(searching.$suggested);
  const recent = useStore(search.recent.$recent);
  const { searchLanguage } = context;
  return useMemo(
    () => boxGroups({ term, suggested, recent, searchLanguage }),
    [term, suggested, recent, searchLanguage],
  );
}

/** Asks for suggestions when typing pauses, while the drop-down is open. */
function useSuggesting(searching: Searching, term: string, context: SearchContext, open: boolean) {
  const { searchLanguage, displayLanguage, versionDate } = context;
  useEffect(() => {
    if (!open) return;
    const waiting = setTimeout(
      () => void searching.suggest(term, { searchLanguage, displayLanguage, versionDate }),
      pause,
    );
    return () => clearTimeout(waiting);
  }, [searching, term, searchLanguage, displayLanguage, versionDate, open]);
}
