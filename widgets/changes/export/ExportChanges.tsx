import { Download } from 'lucide';
import { Button } from '../../ui/Button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { useChangeScene } from '../change-scene.ts';
import type { ChangeExportMenuProps } from './ChangeExportMenu.tsx';

const ChangeExportMenu = lazyComponent(async () => (await import('./ChangeExportMenu.tsx')).ChangeExportMenu);

/** The button of the exports; what makes them loads when it is first pressed. */
export function ExportChanges(props: Omit<ChangeExportMenuProps, 'menu'>) {
  const { text } = useChangeScene().words;
  return (
    <MenuButton
      trigger={(trigger) => (
        <Button {...trigger} icon={Download}>
          {text('changes.export')}
        </Button>
      )}
      menu={(menu) => <ChangeExportMenu {...props} menu={menu} />}
    />
  );
}
