import type { RefObject } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { BoxLine } from '#core/search/drop-down-lines.ts';
import type { BoxSearch, Destination, Search, SearchContext } from '#core/search/search-types.ts';
import type { TypedTerm } from '#core/search/term-edits.ts';
import type { BoxActions, ListState } from './box-keys.ts';
import type { DropDown } from './drop-down.ts';

type Home = {
  search: Pick<Search, 'recent'>;
  searching: BoxSearch;
  context: SearchContext;
  /** `isTyping`: something else was typed meanwhile, so the focus stays. */
  onGo: (destination: Destination, isTyping?: boolean) => void;
};

/** The actions of the box, the same for keys, mouse and the button of a problem. */
export function createBoxActions(
  { search, searching, context, onGo }: Home,
  list: ListState,
  input: RefObject<HTMLInputElement | null>,
  onRemoved: (term: string) => void,
  /** Loads together with the lines that need it. */
  edits?: Pick<DropDown, 'insertKey' | 'toggleScope'> | undefined,
): BoxActions & { run: (term: string, searchLanguage?: LanguageCode) => Promise<void> } {
  const { $term } = searching;

  function type({ term, caret }: TypedTerm) {
    searching.dismissProblem();
    $term.set(term);
    // After the term has been written into the field.
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  }

  async function run(term: string, searchLanguage = context.searchLanguage, isChosen = false) {
    // The search would be ignored, so the box keeps what was typed.
    if (searching.$running.get()) return;
    const wasChosen = context.languageChosen === true || searchLanguage !== context.searchLanguage;
    const chosen = wasChosen || isChosen ? ({ languageChosen: true } as const) : {};
    $term.set(term);
    list.point(undefined);
    const destination = await searching.run(term, { ...context, searchLanguage, ...chosen });
    if (!destination) return;
    const isTyping = $term.get().trim() !== term.trim();
    if (!isTyping) list.close();
    onGo(destination, isTyping);
  }

  function openDirectly({ suggestion, isInDocument }: BoxLine & { kind: 'direct' }) {
    const { regTextId, path, openOn: versionDate } = suggestion;
    const article = path === undefined ? undefined : articlePath(path);
    const inside = path === article ? undefined : path;
    list.close();
    if (isInDocument && path !== undefined) {
      onGo({ to: 'jump', path });
      return;
    }
    onGo({ to: 'read', regTextId, article, path: inside, versionDate, language: context.displayLanguage });
  }

  function choose(line: BoxLine) {
    const term = $term.get();
    if (line.kind === 'direct') openDirectly(line);
    else if (line.kind === 'scope' || line.kind === 'key') {
      const caret = input.current?.selectionStart ?? term.length;
      // The next Enter must search: choosing the same line again would undo the insertion.
      list.point(undefined);
      if (edits) type(edited(line, { term, caret }, edits));
    } else if (line.kind === 'search' && line.isOther) void run(line.term, line.language, true);
    else void run(line.term);
  }

  return {
    run,
    choose,
    submit: () => void run($term.get()),
    remove(term) {
      search.recent.remove(term);
      onRemoved(term);
    },
    clear() {
      type({ term: '', caret: 0 });
      input.current?.focus();
    },
  };
}

function edited(
  line: BoxLine & { kind: 'scope' | 'key' },
  typed: TypedTerm,
  { insertKey, toggleScope }: Pick<DropDown, 'insertKey' | 'toggleScope'>,
): TypedTerm {
  return line.kind === 'scope' ? toggleScope(typed.term, line.name) : insertKey(typed, line.insert);
}
