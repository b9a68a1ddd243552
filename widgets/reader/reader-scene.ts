import { atom, type WritableAtom } from 'nanostores';
import { createContext, type MouseEvent, useContext, useMemo } from 'react';
import type { App } from '#core/app.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { withShortName } from '#core/law/display-name.ts';
import { plainText } from '#core/law/inline-text.ts';
import { findPlace, isArticle, namingOf, neighbour } from '#core/regulations/place.ts';
import { createReaderPreferences, type PreferenceStore } from '#core/regulations/preferences.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import { regulations } from '#core/regulations/store.ts';
import { useLoadedText } from '../app-context.tsx';
import { placeInDocument, splitTarget } from '../document-view/place.ts';
import { createLawDrawing, createPlaceNames } from '../law/create-drawing.ts';
import type { Drawing } from '../law/drawing.ts';
import type { LeaveGuard } from '../panel-slot.ts';
import { opensElsewhere } from '../ui/opens-elsewhere.ts';
import type { PanelTab, Place, ReaderViewProps } from './reader-props.ts';

export type PageMarksByUnit = ReadonlyMap<string, ReadonlyMap<string, number>>;
export type ReaderMessage = { id: number; kind: 'success' | 'error'; text: string };

/** The state of one reader while it is on screen; each view has its own. */
export type ReaderModel = {
  reading: Reading;
  preferences: PreferenceStore;
  /** Index of the current unit: the target of the last jump or focus, later the one scrolled to. */
  $current: WritableAtom<number>;
  /** Path of the focused paragraph, or of the one that a link named. */
  $focusedPath: WritableAtom<string | undefined>;
  /** Whether the user has begun to use the reader; then its tools load. */
  $used: WritableAtom<boolean>;
  /** True from a jump until the user scrolls: meanwhile the target of the jump stays the current unit. */
  $held: WritableAtom<boolean>;
  /** True while the view itself gives the target of a jump the focus. */
  $landing: WritableAtom<boolean>;
  /** Set before a jump that the user asked for in the text: its target gets the focus, wherever that is. */
  $takesFocus: WritableAtom<boolean>;
  /** Whether the pointer was used last, not the keyboard. */
  $pointing: WritableAtom<boolean>;
  /** Pages of the PDF that begin in a unit, by its path; known after the first use of the reader. */
  $marks: WritableAtom<PageMarksByUnit>;
  /** The element that holds the text, while it is on screen. */
  $root: WritableAtom<HTMLElement | null>;
  /** Prints the pages of the PDF, while they are on screen. */
  $printer: WritableAtom<(() => void) | undefined>;
  /** A new object for each time that somebody asks for the comments of the current place, from the text. */
  $request: WritableAtom<{ writes: boolean } | undefined>;
  /** Path of the paragraph for which the dialog is open that sends it by e-mail. */
  $shared: WritableAtom<string | undefined>;
  /** Asks before the panel hides what is written in it. */
  $guard: WritableAtom<LeaveGuard | undefined>;
  $messages: WritableAtom<ReaderMessage[]>;
  notify: (text: string, kind?: ReaderMessage['kind']) => void;
};

export function createReaderModel(app: App): ReaderModel {
  const $said = atom<ReaderMessage[]>([]);
  let last = 0;
  return {
    reading: app.part(regulations).createReading(),
    preferences: createReaderPreferences(app.storage),
    $current: atom(0),
    $focusedPath: atom<string | undefined>(undefined),
    $used: atom(false),
    $held: atom(true),
    $landing: atom(false),
    $takesFocus: atom(false),
    $pointing: atom(false),
    $marks: atom<PageMarksByUnit>(new Map()),
    $root: atom<HTMLElement | null>(null),
    $printer: atom<(() => void) | undefined>(undefined),
    $request: atom<{ writes: boolean } | undefined>(undefined),
    $shared: atom<string | undefined>(undefined),
    $guard: atom<LeaveGuard | undefined>(undefined),
    $messages: $said,
    notify(text, kind = 'success') {
      last += 1;
      $said.set([{ id: last, kind, text }]);
    },
  };
}

/** The current place when a text opens: the requested one, otherwise the beginning. */
export function beginAt(
  { $current }: Pick<ReaderModel, '$current'>,
  entries: readonly TocEntry[],
  requested: string | undefined,
): void {
  $current.set((requested === undefined ? undefined : findPlace(entries, requested)?.index) ?? 0);
}

/** An open document as the parts of the reader see it. */
export type ReaderScene = ReaderModel & {
  props: ReaderViewProps;
  document: RegulationDocument;
  entries: TocEntry[];
  language: LanguageCode;
  versionDate: string;
  /** Name in the language of the document: "Art. 37b Abs. 2". */
  nameOf: (path: string) => string;
  /** Name with the short name of the document: "Art. 37b Abs. 2 BankG". */
  citationOf: (path: string) => string;
  /** Address of a path in this version and language. */
  addressOf: (path: string) => string;
  /** Address of the target of a reference or term, on the reading date. */
  hrefTo: (target: string) => string;
  follow: (target: string) => void;
  openPanel: (tab: PanelTab) => void;
  /** Goes to the next or previous article; by key the focus goes along. */
  step: (by: 1 | -1, takesFocus?: boolean) => void;
  /** Changes parts of the place; absent fields stay. */
  goTo: (change: Partial<Place>, mode?: 'push' | 'replace') => void;
};

export type Names = Pick<ReaderScene, 'nameOf' | 'citationOf'>;

/** The names of places, created once per text, since the whole text is drawn with them. */
export function createNames(
  document: RegulationDocument,
  entries: readonly TocEntry[],
  language: LanguageCode,
): Names {
  const byPath = new Map(entries.map((entry) => [entry.id, entry]));
  const shortName = document.shortNames[language] ?? document.displayName;
  const named = createPlaceNames(language, namingOf(entries));
  /** A path that no naming covers is named by its heading, otherwise by the path itself. */
  const titled = (path: string) => {
    const entry = byPath.get(path);
    return (entry && !isArticle(entry) && titleOf(entry)) || path;
  };
  return {
    nameOf: (path) => named(path) ?? titled(path),
    citationOf(path) {
      const name = named(path);
      return name === undefined ? titled(path) : withShortName(name, language, shortName);
    },
  };
}

type Opened = Pick<ReaderScene, 'props' | 'document' | 'entries' | 'language' | 'versionDate' | 'openPanel'>;

export function createScene(model: ReaderModel, opened: Opened, names: Names): ReaderScene {
  const { props, entries, language } = opened;
  const { versionDate, view } = props;
  const placeOf = (path: string): Place => ({
    regTextId: props.regTextId,
    ...placeInDocument(path),
    versionDate,
    language,
    view,
  });
  const targetPlace = (target: string) => placeOfTarget(target, { versionDate, language, view });
  const goTo: ReaderScene['goTo'] = ({ path, article, ...change }, mode = 'push') => {
    const at = path ?? article ?? model.$focusedPath.get() ?? entries[model.$current.get()]?.id;
    const place = at === undefined ? { regTextId: props.regTextId, language } : placeOf(at);
    props.onNavigate({ ...place, ...change }, mode);
  };
  return {
    ...model,
    ...opened,
    ...names,
    addressOf: (path) => props.href(placeOf(path)),
    hrefTo: (target) => props.href(targetPlace(target)),
    follow: (target) => props.onNavigate(targetPlace(target), 'push'),
    step(by, takesFocus = false) {
      const next = neighbour(entries, model.$current.get(), by);
      if (!next) return;
      model.$takesFocus.set(takesFocus);
      goTo({ article: next.id }, 'replace');
    },
    goTo,
  };
}

/** The target of a reference or term, on the reading date. */
function placeOfTarget(target: string, at: Pick<Place, 'versionDate' | 'language' | 'view'>): Place {
  const { regTextId, path = '' } = splitTarget(target);
  return { regTextId, ...placeInDocument(path), ...at };
}

/** How the text is drawn; changes with the document, the reading date and the interface language. */
export function useDrawing(): Drawing {
  const { language, nameOf, props } = useScene();
  const { href, versionDate, view } = props;
  const text = useLoadedText<typeof readerTexts>();
  return useMemo(() => {
    const hrefTo = (target: string) => href(placeOfTarget(target, { versionDate, language, view }));
    return createLawDrawing({ language, nameOf, hrefTo, text });
  }, [language, nameOf, text, href, versionDate, view]);
}

/** Number and heading of an entry as one line of text. */
export function titleOf(entry: Pick<TocEntry, 'num' | 'heading'>): string {
  return [entry.num, entry.heading]
    .map((content) => (content ? plainText(content) : '').trim())
    .filter(Boolean)
    .join(' ');
}

export const SceneContext = createContext<ReaderScene | undefined>(undefined);

export function useScene(): ReaderScene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('useScene needs an open document around it');
  return scene;
}

/** Follows a plain click on a reference inside the view; with a modifier key, the browser opens the link. */
export function followLink(
  event: MouseEvent,
  { follow, $takesFocus }: Pick<ReaderScene, 'follow' | '$takesFocus'>,
): void {
  const { target } = (event.target as HTMLElement).closest<HTMLElement>('[data-target]')?.dataset ?? {};
  if (!target || opensElsewhere(event)) return;
  event.preventDefault();
  $takesFocus.set(true);
  follow(target);
}
