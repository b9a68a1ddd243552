import type { RefObject } from 'react';
import { articlePath } from '#core/law/paragraph-id.ts';
import type { BoxLine } from '#core/search/box-lines.ts';
import { insertKey, type Typed, toggleScope } from '#core/search/insert.ts';
import type { Destination, Search, SearchContext, Searching } from '#core/search/search-types.ts';
import type { BoxActions, ListState } from './box-keys.ts';

type Home = {
  search: Pick<Search, 'recent'>;
  searching: Searching;
  context: SearchContext;
  onGo: (destination: Destination) => void;
};

/** What can be done in the box: by key, by mouse and by the button of a complaint, all the same. */
export function createBoxActions(
  { search, searching, context, onGo }: Home,
  list: ListState,
  input: RefObject<HTMLInputElement | null>,
  onRemoved: (term: string) => void,
): BoxActions & { run: (term: string) => Promise<void> } {
  const { $term } = searching;

  function type({ term, caret }: Typed) {
    searching.forgive();
    $term.set(term);
    // Once the term stands in the field.
    requestAnimationFrame(() => input.current?.setSelectionRange(caret, caret));
  }

  async function run(wanted: string) {
    $term.set(wanted);
    list.point(undefined);
    const destination = await searching.run(wanted, context);
    if (!destination) return;
    list.close();
    onGo(destination);
  }

  function openDirectly({ suggestion }: BoxLine & { kind: 'direct' }) {
    const { regTextId, path, openOn: versionDate } = suggestion;
    const article = path === undefined ? undefined : articlePath(path);
    const inside = path === article ? undefined : path;
    list.close();
    onGo({ to: 'read', regTextId, article, path: inside, versionDate, language: context.displayLanguage });
  }

  function choose(line: BoxLine) {
    const term = $term.get();
    if (line.kind === 'direct') openDirectly(line);
    else if (line.kind === 'scope') type(toggleScope(term, line.name));
    else if (line.kind === 'key') {
      const caret = input.current?.selectionStart ?? term.length;
      type(insertKey({ term, caret }, line.insert));
    } else void run(line.term);
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
