import { useStore } from '@nanostores/react';
import { FlaskConical } from 'lucide';
import { useState } from 'react';
import { warningTexts } from '#core/i18n/warnings.ts';
import { useApp, useText } from '#widgets/app-context.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from './dashboard.css.ts';

/** A notice for isolated testers until they confirm it; displayed again after each sign-in. */
export function TesterNotice() {
  const { session, storage } = useApp();
  const text = useText(warningTexts);
  const { user } = useStore(session.$session);
  const [isRead, setIsRead] = useState(storage.read('tester-told') !== undefined);
  if (isRead || !text || !user?.roles.includes('ISOLATED_TESTER')) return null;
  function markRead() {
    storage.write('tester-told', 'yes');
    setIsRead(true);
    document.getElementById('content')?.focus();
  }
  return (
    <section className={styles.notice} aria-labelledby="tester-notice">
      <Icon of={FlaskConical} className={styles.noticeIcon} />
      <div className={styles.noticeWords}>
        <h2 id="tester-notice" className={styles.noticeTitle}>
          {text('warnings.testerTitle')}
        </h2>
        <p className={styles.noticeText}>{text('warnings.testerText')}</p>
      </div>
      <Button onClick={markRead}>{text('warnings.understood')}</Button>
    </section>
  );
}
