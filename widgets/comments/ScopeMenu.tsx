import { ChevronDown } from 'lucide';
import { createPortal } from 'react-dom';
import type { commentTexts } from '#core/i18n/comments.ts';
import { useLoadedText } from '../app-context.tsx';
import type { PanelPlace } from '../panel-slot.ts';
import { Icon } from '../ui/Icon.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import { MenuPopup } from '../ui/MenuPopup.tsx';
import * as styles from './comments.css.ts';

type ScopeMenuProps = { place: PanelPlace; whole: boolean; onChange: (whole: boolean) => void };

/** Beside the name of a paragraph: whether its comments are listed, or those of its whole article. */
export function ScopeMenu({ place, whole, onChange }: ScopeMenuProps) {
  const text = useLoadedText<typeof commentTexts>();
  if (!place.bar) return null;
  const only = text('comments.onlyPlace', { name: place.name });
  const all = text('comments.wholeArticle');
  const choice = (isWhole: boolean, label: string) => ({
    id: label,
    label,
    checked: isWhole === whole,
    onSelect: () => onChange(isWhole),
  });
  return createPortal(
    <MenuButton
      trigger={(trigger) => (
        <button type="button" {...trigger} className={styles.wordButton}>
          {whole ? all : only}
          <Icon of={ChevronDown} size={12} />
        </button>
      )}
      menu={(menu) => (
        <MenuPopup
          {...menu}
          label={text('comments.scope')}
          items={[choice(false, only), choice(true, all)]}
          align="end"
        />
      )}
    />,
    place.bar,
  );
}
