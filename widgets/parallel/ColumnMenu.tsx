import { ArrowLeft, ArrowRight, BookOpen, Replace, X } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import { type TextOf, useLoadedText } from '../app-context.tsx';
import type { MenuOfButton } from '../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../ui/MenuPopup.tsx';
import { useLanguageNames } from '../use-language-names.ts';
import { useOfferActions } from '../use-offer-actions.ts';
import { columnChoices, maxColumns } from './column-choices.ts';
import { useScene } from './parallel-scene.ts';

type ColumnActions = {
  onShow: (languages: readonly LanguageCode[]) => void;
  onRead: (language: LanguageCode) => void;
};

type MenuTexts = typeof parallelTexts | typeof readerTexts;

/** Actions for a language: change the order, replace it, read it alone. */
export function ColumnMenu({
  menu,
  column,
  ...given
}: ColumnActions & { menu: MenuOfButton; column: number }) {
  const { opened } = useScene();
  const text = useLoadedText<MenuTexts>();
  const nameOf = useLanguageNames();
  const [own = 'DE'] = opened.languages.slice(column, column + 1);
  const label = text('parallel.options', { language: nameOf(own) });
  return <MenuPopup {...menu} label={label} items={columnItems(opened, { text, nameOf }, column, given)} />;
}

/** Offers the menus of all languages to the palette, with the language that each item is for. */
export function ColumnOffers(given: ColumnActions) {
  const { opened } = useScene();
  const { languages, document } = opened;
  const text = useLoadedText<MenuTexts>();
  const nameOf = useLanguageNames();
  const others = document.languages.filter((code) => !languages.includes(code));
  const added = languages.length < maxColumns ? others : [];
  useOfferActions([
    ...languages.flatMap((code, column) =>
      columnItems(opened, { text, nameOf }, column, given).map((item) => ({
        ...item,
        id: `${code}-${item.id}`,
        note: nameOf(code),
      })),
    ),
    ...added.map((code) => ({
      id: `add-${code}`,
      label: text('parallel.add'),
      note: nameOf(code),
      onSelect: () => given.onShow([...languages, code]),
    })),
  ]);
  return null;
}

function columnItems(
  opened: OpenedParallel,
  { text, nameOf }: { text: TextOf<MenuTexts>; nameOf: (code: LanguageCode) => string },
  column: number,
  { onShow, onRead }: ColumnActions,
): MenuItem[] {
  const [own = 'DE'] = opened.languages.slice(column, column + 1);
  const { before, after, removed, replaced } = columnChoices(
    opened.languages,
    column,
    opened.document.languages,
  );
  const item = (
    id: string,
    label: string,
    icon: MenuItem['icon'],
    languages: readonly LanguageCode[] | undefined,
  ) => (languages ? [{ id, label, icon, onSelect: () => onShow(languages) }] : []);
  return [
    ...item('before', text('parallel.moveBefore'), ArrowLeft, before),
    ...item('after', text('parallel.moveAfter'), ArrowRight, after),
    ...replaced.flatMap(({ other, languages }) =>
      item(other, text('parallel.replace', { language: nameOf(other) }), Replace, languages),
    ),
    ...item('remove', text('parallel.remove', { language: nameOf(own) }), X, removed),
    {
      id: 'read',
      label: text('parallel.read', { language: nameOf(own) }),
      icon: BookOpen,
      onSelect: () => onRead(own),
    },
  ];
}

type AddMenuProps = {
  menu: MenuOfButton;
  others: readonly LanguageCode[];
  onAdd: (language: LanguageCode) => void;
};

/** A menu of the languages that are not displayed yet. */
export function AddMenu({ menu, others, onAdd }: AddMenuProps) {
  const text = useLoadedText<typeof parallelTexts>();
  const nameOf = useLanguageNames();
  const items = others.map((code) => ({
    id: code,
    label: nameOf(code),
    onSelect: () => onAdd(code),
  }));
  return <MenuPopup {...menu} label={text('parallel.add')} items={items} align="end" />;
}
