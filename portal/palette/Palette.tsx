import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type paletteTexts as PaletteTexts, paletteTexts } from '#core/i18n/palette.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { recentPlaces } from '#core/palette/recent-places.ts';
import { mayRead } from '#core/session/gates.ts';
import { useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { AbsentNotes } from '#widgets/search/AbsentNotes.tsx';
import { nextIndex } from '#widgets/ui/roving.ts';
import { useModal } from '#widgets/ui/use-modal.ts';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { useQuestion } from '../shell/use-question.tsx';
import { useSearchContext } from '../shell/use-search-context.ts';
import { PaletteField } from './PaletteField.tsx';
import { PaletteFoot } from './PaletteFoot.tsx';
import { PaletteList } from './PaletteList.tsx';
import * as styles from './palette.css.ts';
import { isClosed, type PaletteLine, paletteGroups } from './palette-lines.ts';
import { useChooseLine } from './use-choose-line.ts';
import { useDocuments, useOpenArticles, usePaletteAnswers } from './use-palette-sources.ts';
import { usePages, usePortalActions } from './use-portal-actions.ts';

export type PaletteProps = {
  open: boolean;
  onClose: () => void;
  /** What was typed while the palette was loading. */
  takeTyped: () => string;
};

/** The palette: goes to a citation, document, article or page, and does what the page on screen can do. */
export function Palette({ open, onClose, takeTyped }: PaletteProps) {
  const { part } = useApp();
  const text = useText(paletteTexts);
  const { request } = part(actionOffers);
  const { ask, dialog } = useQuestion();
  const modal = useModal(open && text !== undefined, onClose);
  // From the first opening on, the views on screen say what they can do.
  useEffect(() => request(), [request]);
  return (
    <>
      <dialog {...modal} className={styles.dialog} aria-label={text?.('palette.title')}>
        {open && text ? <PaletteContent onClose={onClose} onAsk={ask} takeTyped={takeTyped} /> : null}
      </dialog>
      {dialog}
    </>
  );
}

type PaletteContentProps = Omit<PaletteProps, 'open'> & { onAsk: () => void };

function PaletteContent({ onClose, onAsk, takeTyped }: PaletteContentProps) {
  const text = useLoadedText<typeof PaletteTexts>();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(takeTyped);
  const [activeId, setActiveId] = useState<string>();
  /** Enter was pressed before the servers answered: the first line is chosen once they have. */
  const [isAwaited, setAwaited] = useState(false);
  const { groups, lines, settled, name, absent } = useLines(typed, onAsk);
  const first = lines.find((line) => !isClosed(line));
  const active = lines.find((line) => line.id === activeId) ?? first;
  const idOf = (line: PaletteLine) => `${id}-${lines.indexOf(line)}`;
  const choosePlace = useChooseLine();

  const choose = (line: PaletteLine | undefined) => {
    if (!line || isClosed(line)) return;
    // Closed before the action, which may open a dialog, print or move the focus.
    flushSync(onClose);
    choosePlace(line);
  };
  useEffect(() => {
    if (!isAwaited || !settled) return;
    setAwaited(false);
    // After this drawing, since choosing closes the palette at once.
    queueMicrotask(() => choose(active));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active line is brought into sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      if (activeId === undefined && !settled) setAwaited(true);
      else choose(active);
    } else if (event.key === 'Escape' && typed !== '') {
      setTyped('');
      setActiveId(undefined);
    } else {
      // Home and End move in the text until a line was chosen by an arrow.
      if (!event.key.startsWith('Arrow') && activeId === undefined) return;
      const next = nextIndex(event.key, active ? lines.indexOf(active) : -1, lines.length, 'column');
      if (next === undefined) return;
      setActiveId(lines[next]?.id);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.frame}>
      <PaletteField
        typed={typed}
        listId={`${id}-list`}
        active={active && idOf(active)}
        hasLines={lines.length > 0}
        isBusy={!settled}
        onType={(next) => {
          setTyped(next);
          setActiveId(undefined);
          setAwaited(false);
        }}
        onKeyDown={handleKey}
        onClose={onClose}
      />
      <PaletteList
        list={list}
        id={`${id}-list`}
        groups={groups}
        active={active?.id}
        idOf={idOf}
        documentName={name}
        onChoose={choose}
        onPoint={(line) => setActiveId(line.id)}
      />
      {absent ? <AbsentNotes absent={absent} className={styles.absent} /> : null}
      {settled && !absent && lines.length === 1 && lines[0]?.kind === 'search' ? (
        <p className={styles.nothing}>{text('palette.nothing', { term: typed.trim() })}</p>
      ) : null}
      <PaletteFoot />
      <VisuallyHidden>
        <span role="status">{settled ? text('palette.count', { count: lines.length }) : ''}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The lines for what is typed, from all that the palette knows. */
function useLines(typed: string, onAsk: () => void) {
  const { part, session } = useApp();
  const context = useSearchContext();
  const offered = useStore(part(actionOffers).$offered);
  const recent = useStore(part(recentPlaces).$recent);
  const searches = mayRead(useStore(session.$session));
  const { suggested, terms, settled } = usePaletteAnswers(searches ? typed : '', context);
  const documents = useDocuments(context.displayLanguage);
  const articles = useOpenArticles(context);
  const pages = usePages();
  const own = usePortalActions(
    offered.some(({ id }) => id === 'print'),
    onAsk,
  );
  const groups = useMemo(
    () =>
      paletteGroups({
        typed,
        suggested,
        documents,
        articles,
        recent: searches ? recent : [],
        searches,
        terms,
        pages,
        actions: [...offered, ...own],
      }),
    [typed, suggested, documents, articles, recent, searches, terms, pages, offered, own],
  );
  const lines = useMemo(() => groups.flatMap((group) => group.lines), [groups]);
  const open = documents.find(({ regTextId }) => regTextId === context.reading?.regTextId);
  const name = open ? (open.shortNames[context.displayLanguage] ?? open.displayName) : '';
  const absent = suggested?.term === typed.trim() ? suggested.absent : undefined;
  return { groups, lines, settled, name, absent };
}
