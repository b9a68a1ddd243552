import { Bookmark } from 'lucide';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyCode } from '../ui/lazy-component.tsx';
import { PopupButton } from '../ui/PopupButton.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';
import type { ViewsMenuProps } from './views-props.ts';

const views = lazyCode(async () => (await import('./Views.tsx')).Views);

/** Views that were given a name: chosen, saved, removed, and passed on by a link. */
export function ViewsMenu(props: ViewsMenuProps) {
  const label = useChangeScene().words.text('changes.views');
  return (
    <PopupButton
      label={label}
      className={styles.popup}
      trigger={(trigger) => <IconButton {...trigger} icon={Bookmark} label={label} />}
      code={views}
    >
      {(Views, close) => <Views {...props} onDone={close} />}
    </PopupButton>
  );
}
