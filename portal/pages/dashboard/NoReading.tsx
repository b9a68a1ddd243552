import { BookLock } from 'lucide';
import { roleTexts } from '#core/i18n/roles.ts';
import { warningTexts } from '#core/i18n/warnings.ts';
import { useText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import * as styles from './dashboard.css.ts';

/** Says to users without the role that they may not read, and who gives it. */
export function NoReading() {
  const text = useText(warningTexts, roleTexts);
  if (!text) return null;
  return (
    <section className={styles.notice} aria-labelledby="no-reading">
      <Icon of={BookLock} className={styles.noticeIcon} />
      <div className={styles.noticeWords}>
        <h2 id="no-reading" className={styles.noticeTitle}>
          {text('warnings.noReadingTitle')}
        </h2>
        <p className={styles.noticeText}>{text('warnings.noReading', { role: text('roles.READER') })}</p>
        <p className={styles.noticeText}>
          {text('warnings.noAccessHint')} {text('warnings.noAccessSignIn')}
        </p>
      </div>
    </section>
  );
}
