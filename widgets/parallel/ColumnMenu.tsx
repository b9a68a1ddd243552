import { ArrowLeft, ArrowRight, BookOpen, Replace, X } from 'lucide';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useLoadedText } from '../app-context.tsx';
import type { MenuOfButton } from '../ui/MenuButton.tsx';
import { type MenuItem, MenuPopup } from '../ui/MenuPopup.tsx';
import { columnChoices } from './column-choices.ts';
import { useScene } from './parallel-scene.ts';

type ColumnMenuProps = {
  menu: MenuOfButton;
  column: number;
  onShow: (languages: readonly LanguageCode[]) => void;
  onRead: (language: LanguageCode) => void;
};

/** Actions for a language: change the order, replace it, read it alone. */
export function ColumnMenu({ menu, column, onShow, onRead }: ColumnMenuProps) {
  const { opened } = useScene();
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const [own = 'DE'] = opened.languages.slice(column, column + 1);
  const nameOf = (code: LanguageCode) => text(`reader.language-${code}`);
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
  const items: MenuItem[] = [
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
  return <MenuPopup {...menu} label={text('parallel.options', { language: nameOf(own) })} items={items} />;
}

type AddMenuProps = {
  menu: MenuOfButton;
  others: readonly LanguageCode[];
  onAdd: (language: LanguageCode) => void;
};

/** A menu of the languages that are not displayed yet. */
export function AddMenu({ menu, others, onAdd }: AddMenuProps) {
  const text = useLoadedText<typeof parallelTexts | typeof readerTexts>();
  const items = others.map((code) => ({
    id: code,
    label: text(`reader.language-${code}`),
    onSelect: () => onAdd(code),
  }));
  return <MenuPopup {...menu} label={text('parallel.add')} items={items} align="end" />;
}
