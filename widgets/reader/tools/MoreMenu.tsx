import { useStore } from '@nanostores/react';
import {
  BookA,
  Columns2,
  Download,
  FileText,
  GitCompareArrows,
  Info,
  Keyboard,
  Languages,
  Mail,
  PanelTop,
  Printer,
  ZoomIn,
  ZoomOut,
} from 'lucide';
import { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { languagesOffered } from '#core/regulations/offers.ts';
import { zoomStep } from '#core/regulations/preferences.ts';
import { useApp, useLoadedText, useText } from '../../app-context.tsx';
import { Designation } from '../../law/Designation.tsx';
import type { MenuOfButton } from '../../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../../ui/MenuPopup.tsx';
import { useLanguageNames } from '../../use-language-names.ts';
import { useScene } from '../reader-scene.ts';
import { compareDocument } from './comparing.ts';
import { secondLanguage, showSideBySide } from './other-views.ts';
import { printableParts } from './print-part.ts';
import { type ReaderActions, useReaderActions } from './reader-actions.ts';

/** The menu of everything without its own button in the bar. */
export function MoreMenu({ menu, ...given }: MoreGiven & { menu: MenuOfButton }) {
  const text = useLoadedText<typeof readerTexts>();
  return <MenuPopup {...menu} label={text('reader.more')} items={useMoreItems(given)} align="end" />;
}

type MoreGiven = { onInfo: () => void; onHelp: () => void; isNarrow: boolean };

/** The items of the menu, which the palette of a page offers too. */
export function useMoreItems({ onInfo, onHelp, isNarrow }: MoreGiven): MenuItem[] {
  const { preferences, document, language, goTo, props } = useScene();
  const nameOf = useLanguageNames();
  const text = useText(readerTexts, readingTexts);
  const actions = useReaderActions();
  const { zoom, headers } = useStore(preferences.$preferences);
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const views = useViewItems();
  const parts = usePrintItems(actions);
  const shared = useShareItem(actions);
  if (!text) return [];
  const other = props.view === 'text' ? 'pdf' : 'text';
  const narrow: MenuItem[] = [
    ...(props.PdfView
      ? [
          {
            id: 'view',
            label: text(other === 'pdf' ? 'reading.showPdf' : 'reading.showText'),
            icon: FileText,
            onSelect: () => goTo({ view: other }),
          },
        ]
      : []),
  ];
  const compact: MenuItem[] = [
    {
      id: 'download',
      label: text('reader.downloadPdf'),
      icon: Download,
      onSelect: () => void actions.download(),
    },
    { id: 'info', label: text('reader.info'), icon: Info, onSelect: onInfo },
  ];
  const languages = languagesOffered(document, fallback)
    .filter((each) => each !== language)
    .map((each) => ({
      id: `language-${each}`,
      label: text('reading.readIn', { language: nameOf(each) }),
      icon: Languages,
      onSelect: () => goTo({ language: each }),
    }));
  /** The size of the text; pages have the tools of their zoom in sight. */
  const sizes: MenuItem[] = [
    {
      id: 'larger',
      label: text('reading.larger'),
      note: `${zoom} %`,
      icon: ZoomIn,
      disabled: zoomStep(zoom, 1) === zoom,
      onSelect: () => preferences.change({ zoom: zoomStep(zoom, 1) }),
    },
    {
      id: 'smaller',
      label: text('reading.smaller'),
      icon: ZoomOut,
      disabled: zoomStep(zoom, -1) === zoom,
      onSelect: () => preferences.change({ zoom: zoomStep(zoom, -1) }),
    },
  ];
  return [
    ...(isNarrow ? narrow : []),
    ...(isNarrow || props.compact ? compact : []),
    ...(props.view === 'pdf' ? [] : sizes),
    {
      id: 'headers',
      label: text(headers ? 'reading.hideHeaders' : 'reading.showHeaders'),
      icon: PanelTop,
      onSelect: () => preferences.change({ headers: !headers }),
    },
    ...languages,
    ...views,
    ...shared,
    ...parts,
    { id: 'print', label: text('reading.print'), icon: Printer, onSelect: () => void actions.print() },
    { id: 'help', label: text('reading.keys'), note: '?', icon: Keyboard, onSelect: onHelp },
  ];
}

/** Sends the current place by e-mail. */
function useShareItem({ share }: Pick<ReaderActions, 'share'>): MenuItem[] {
  const { $focusedPath, $current, entries, nameOf } = useScene();
  const text = useText(readingTexts);
  const path = $focusedPath.get() ?? entries[$current.get()]?.id;
  if (!text || !share || path === undefined) return [];
  const item = { id: 'share', label: text('reading.share'), note: nameOf(path), icon: Mail };
  return [{ ...item, onSelect: () => share(path) }];
}

/** The paragraph, article and containers of the current place, each to be printed by itself. */
function usePrintItems({ print }: Pick<ReaderActions, 'print'>): MenuItem[] {
  const { $focusedPath, $current, entries, nameOf, props } = useScene();
  const text = useText(readingTexts);
  const place = $focusedPath.get() ?? entries[$current.get()]?.id;
  if (!text || props.view === 'pdf' || place === undefined) return [];
  return printableParts(entries, place).map((part) => {
    const label = text('reading.printPart', { name: nameOf(part.path) });
    return {
      id: `print-${part.path}`,
      label,
      drawn: <Designation>{label}</Designation>,
      icon: Printer,
      onSelect: () => void print(part),
    };
  });
}

/** Other views of the place (comparison, languages, glossary), if the host has them. */
function useViewItems(): MenuItem[] {
  const scene = useScene();
  const { document, language, props } = scene;
  const text = useText(readingTexts);
  const fallback = useStore(useApp().session.$session).user?.fallbackLanguage;
  const { onView, onGlossary } = props;
  if (!text) return [];
  const terms: MenuItem[] = onGlossary
    ? [{ id: 'glossary', label: text('reading.glossary'), icon: BookA, onSelect: () => onGlossary() }]
    : [];
  if (!onView) return terms;
  const second = secondLanguage(document, language, fallback);
  const compare: MenuItem = {
    id: 'compare',
    label: text('reading.compareVersions'),
    icon: GitCompareArrows,
    onSelect: () => void compareDocument(scene, text),
  };
  if (second === undefined) return [compare, ...terms];
  return [
    {
      id: 'side',
      label: text('reading.sideBySide'),
      icon: Columns2,
      onSelect: () => showSideBySide(scene, second),
    },
    compare,
    ...terms,
  ];
}
