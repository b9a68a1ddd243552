import type { LanguageCode } from '#core/contract/languages.ts';
import type { parallelTexts } from '#core/i18n/parallel.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useText } from '../app-context.tsx';
import type { MenuOfButton } from '../ui/MenuButton.tsx';
import { MenuPopup } from '../ui/MenuPopup.tsx';

type AddMenuProps = {
  menu: MenuOfButton;
  others: readonly LanguageCode[];
  onAdd: (language: LanguageCode) => void;
};

/** Languages that do not stand there yet. */
export function AddMenu({ menu, others, onAdd }: AddMenuProps) {
  const text = useText<typeof parallelTexts | typeof readerTexts>();
  const items = others.map((code) => ({
    id: code,
    label: text(`reader.language-${code}`),
    onSelect: () => onAdd(code),
  }));
  return <MenuPopup {...menu} label={text('parallel.add')} items={items} align="end" />;
}
