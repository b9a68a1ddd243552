import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { changes } from '#core/changes/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { useChangeScene } from './change-scene.ts';
import * as styles from './change-table.css.ts';

/** Says that what is displayed could not be loaded again; loads it again when somebody comes back to the page. */
export function OutdatedNote() {
  const { text } = useChangeScene().words;
  const common = useLoadedText<typeof commonTexts>();
  const { $outdated, freshen, reload } = useApp().part(changes);
  const isOutdated = useStore($outdated) !== undefined;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void freshen();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [freshen]);
  if (!isOutdated) return null;
  return (
    <div className={styles.note} role="alert">
      <span>{text('changes.outdated')}</span>
      <Button size="small" onClick={() => void reload()}>
        {common('common.retry')}
      </Button>
    </div>
  );
}
