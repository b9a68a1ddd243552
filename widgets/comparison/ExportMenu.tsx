import { Download } from 'lucide';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import type { Exporting } from './use-export.tsx';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);

/** The menu of files and printing. */
export function ExportMenu({ items, isBusy }: Exporting) {
  const text = useLoadedText<typeof comparisonTexts>();
  return (
    <MenuButton
      menu={(menu) => <MenuPopup {...menu} label={text('compare.export')} items={items} align="end" />}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon={Download}
          label={text(isBusy ? 'compare.exporting' : 'compare.export')}
          aria-busy={isBusy}
        />
      )}
    />
  );
}
