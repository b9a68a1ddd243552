import { useEffect } from 'react';
import { elementTexts } from '#core/i18n/element.ts';
import { useText } from '../app-context.tsx';
import type { ElementHost } from '../element-spec.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import * as styles from './sign-in-gate.css.ts';

/** Says in place of an element that the signed-in user may not read, and tells the page. */
export function NoReading({ host }: { host: ElementHost }) {
  const text = useText(elementTexts);
  useEffect(() => void host.emit('reg-failed', { code: 'FORBIDDEN', where: 'READER' }), [host]);
  if (!text) return null;
  return (
    <div className={styles.gate} role="alert">
      <EmptyState text={text('element.noReading')} />
    </div>
  );
}
