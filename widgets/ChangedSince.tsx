import { Diff } from 'lucide';
import { behindTexts } from '#core/i18n/behind.ts';
import { useInterfaceLanguage, useText } from './app-context.tsx';
import * as styles from './changed-since.css.ts';
import { Icon } from './ui/Icon.tsx';

/** Says of a place in an older text that it reads differently now, with a sign and in words. */
export function ChangedSince() {
  const text = useText(behindTexts);
  const language = useInterfaceLanguage();
  if (!text) return null;
  return (
    <span className={styles.changed} lang={language.toLowerCase()} data-changed>
      <Icon of={Diff} size={14} className={styles.sign} />
      {text('behind.mark')}
    </span>
  );
}
