import { useStore } from '@nanostores/react';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BoxOffers } from '#core/contract/main/search.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { BoxGroup } from '#core/search/drop-down-lines.ts';
import type { BoxSearch, Destination, Search, SearchContext } from '#core/search/search-types.ts';
import { useLoadedText } from '../app-context.tsx';
import { lazyCode, lazyComponent, useLazyCode } from '../ui/lazy-component.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { BoxField } from './BoxField.tsx';
import * as styles from './box.css.ts';
import { createBoxActions } from './box-actions.ts';
import { activeLine, handleBoxKey, type ListState, useListState } from './box-keys.ts';
import type { DropDown } from './drop-down.ts';
import type { AdvancedLink } from './Suggestions.tsx';
import { useDropDown } from './use-drop-down.ts';

/** Loaded when the pointer or the focus reaches the box; if it cannot be loaded, the box searches without it. */
const dropDownCode = lazyCode(async () => (await import('./drop-down.ts')).dropDown);

/** Loaded when somebody opens it. */
const AdvancedSearch = lazyComponent(
  async () => (await import('./advanced/AdvancedSearch.tsx')).AdvancedSearch,
);

/** Milliseconds without a keystroke before suggestions are requested. */
const pause = 120;

export type SearchBoxProps = {
  search: Pick<Search, 'recent' | 'offers'>;
  searching: BoxSearch;
  context: SearchContext;
  /** Called with the destination of a search or suggestion; the owner of the box navigates there. */
  onGo: (destination: Destination, isTyping?: boolean) => void;
  advanced?: AdvancedLink | undefined;
  /** The input field; a keyboard shortcut of the page focuses it. */
  field?: RefObject<HTMLInputElement | null> | undefined;
  /** The name that the page gives the field. */
  label?: string | undefined;
  /** Keyboard shortcut that focuses the field; displayed at the end of the empty box. */
  shortcut?: string | undefined;
  /** On a phone the drop-down fills the screen below the box. */
  sheetOnPhone?: boolean | undefined;
  /** A term that was sent before the box was there. */
  sent?: string | undefined;
};

/** The search box with its drop-down. The core says where a search leads; the box never navigates itself. */
export function SearchBox(props: SearchBoxProps) {
  const { searching, context, advanced, shortcut, sheetOnPhone = false } = props;
  const text = useLoadedText<typeof searchTexts>();
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const field = props.field ?? own;
  const around = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { term, running, problem } = useSearching(searching);
  const list = useListState();
  const [isNear, setNear] = useState(false);
  const { loaded: dropDown } = useLazyCode(dropDownCode, list.open || isNear);
  const { groups, lines, absent, isSettled } = useLines(props, term, dropDown, list.open);
  const isOpen = list.open && dropDown !== undefined && (isSettled || term !== '');
  const { announcement, announceRemoved } = useAnnouncement(isOpen, term, lines.length);
  const actions = createBoxActions(props, list, field, announceRemoved, dropDown);
  const active = isOpen ? activeLine(list, lines) : undefined;
  useDropDown(popup, field, isOpen, sheetOnPhone);
  useSuggesting(searching, term, context, list.open);
  useSent(props.sent, actions.run);

  const leave = (event: FocusEvent) => {
    if (!around.current?.contains(event.relatedTarget)) list.close();
  };
  const inFields = useAdvanced(list, field);
  return (
    <search ref={around} className={styles.around} onBlur={leave} onPointerEnter={() => setNear(true)}>
      <BoxField
        field={field}
        label={props.label}
        value={term}
        running={running}
        shortcut={shortcut}
        onClear={actions.clear}
        onSubmit={actions.submit}
        aria-expanded={isOpen}
        aria-controls={dropDown && `${id}-list`}
        aria-activedescendant={active && `${id}-${lines.indexOf(active)}`}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        aria-busy={running || undefined}
        onFocus={list.show}
        onClick={list.show}
        onChange={(event) => {
          searching.dismissProblem();
          searching.$term.set(event.target.value);
          list.point(undefined);
          list.show();
        }}
        // Keys do nothing with lines that nobody sees yet.
        onKeyDown={(event) => handleBoxKey(event, { list, lines: isOpen ? lines : [], term, actions })}
      />
      {dropDown ? (
        <dropDown.Suggestions
          popup={popup}
          listId={`${id}-list`}
          groups={groups}
          active={active?.id}
          idOf={(line) => `${id}-${lines.indexOf(line)}`}
          term={term}
          onChoose={actions.choose}
          onRemove={actions.remove}
          onPoint={list.point}
          onAdvanced={inFields.open}
          problem={
            problem ? (
              <dropDown.BoxProblem
                id={`${id}-problem`}
                problem={problem}
                term={term}
                onMend={(mended) => void actions.run(mended)}
              />
            ) : null
          }
          absent={absent}
        />
      ) : null}
      {inFields.isOpen ? (
        <AdvancedSearch
          term={term}
          language={context.searchLanguage}
          onClose={inFields.close}
          onSearch={(query, language) => inFields.search(() => actions.run(query, language))}
          help={advanced}
        />
      ) : null}
      <VisuallyHidden>
        <span role="status">{running ? text('search.running') : announcement}</span>
      </VisuallyHidden>
    </search>
  );
}

function useSearching(searching: SearchBoxProps['searching']) {
  return {
    term: useStore(searching.$term),
    running: useStore(searching.$running),
    problem: useStore(searching.$problem),
  };
}

/** The advanced search: whether it is open, and where the focus goes from it. */
function useAdvanced(list: ListState, field: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    open() {
      list.close();
      setOpen(true);
    },
    close() {
      setOpen(false);
      field.current?.focus();
      list.close();
    },
    search(run: () => Promise<void>) {
      setOpen(false);
      void run();
    },
  };
}

const none: readonly BoxGroup[] = [];
/** Until they are there, so that no line is offered that then goes. */
const noOffers: BoxOffers = { examples: [], categories: [] };

/** Milliseconds that an empty drop-down waits at most for its offers, so that its lines do not move. */
const longestWait = 1000;

/** The lines of the drop-down, by group, and what the term cites that is not there. */
function useLines(
  { search, searching, context }: SearchBoxProps,
  term: string,
  dropDown: DropDown | undefined,
  isOpen: boolean,
) {
  const suggested = useStore(searching.$suggested);
  const recent = useStore(search.recent.$recent);
  const { searchLanguage } = context;
  const [offers, setOffers] = useState<BoxOffers | undefined>(noOffers);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    let isMounted = true;
    const settle = () => isMounted && setSettled(true);
    const waiting = setTimeout(settle, longestWait);
    void search.offers(searchLanguage).then((loaded) => {
      if (isMounted) setOffers(loaded);
      settle();
    });
    return () => {
      isMounted = false;
      clearTimeout(waiting);
    };
  }, [search, isOpen, searchLanguage]);
  const groups = useMemo(
    () => dropDown?.boxGroups({ term, suggested, recent, offers }) ?? none,
    [dropDown, term, suggested, recent, offers],
  );
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const absent = suggested?.term === term.trim() ? suggested.absent : undefined;
  return { groups, lines, absent, isSettled };
}

/** The announcement for assistive technology: how many lines the drop-down has, or which one was removed. */
function useAnnouncement(isOpen: boolean, term: string, count: number) {
  const text = useLoadedText<typeof searchTexts>();
  const [removed, announceRemoved] = useState<string>();
  // Does not depend on the number of lines: the removal changes it, and its announcement would be lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was removed is of no interest in another list
  useEffect(() => announceRemoved(undefined), [isOpen, term]);
  const countText = isOpen ? text('search.suggested', { count }) : '';
  const announcement = removed === undefined ? countText : text('search.recentRemoved', { term: removed });
  return { announcement, announceRemoved };
}

/** Searches once for what was sent before the box was there. */
function useSent(sent: string | undefined, run: (term: string) => Promise<void>) {
  const search = useEffectEvent(run);
  useEffect(() => {
    if (sent !== undefined) void search(sent);
  }, [sent]);
}

/** Requests suggestions when typing pauses, while the drop-down is open. */
function useSuggesting(searching: BoxSearch, term: string, context: SearchContext, open: boolean) {
  const { searchLanguage, displayLanguage, languageChosen, versionDate, reading } = context;
  useEffect(() => {
    if (!open) return;
    const within = { searchLanguage, displayLanguage, languageChosen, versionDate, reading };
    const waiting = setTimeout(() => void searching.suggest(term, within), pause);
    return () => clearTimeout(waiting);
  }, [searching, term, searchLanguage, displayLanguage, languageChosen, versionDate, reading, open]);
}
