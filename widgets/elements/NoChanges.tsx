import { useEffect } from 'react';
import { elementTexts } from '#core/i18n/element.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import type { Access } from '#core/session/access-check.ts';
import { useText } from '../app-context.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import type { ChangeTableHost } from './change-table-options.ts';
import * as styles from './sign-in-gate.css.ts';

type NoChangesProps = Access & { host: ChangeTableHost };

/** Says in place of the table which role or plan is missing, and tells the page. */
export function NoChanges({ host, isolated, lacks }: NoChangesProps) {
  const text = useText(elementTexts, roleTexts);
  const missing = lacks.map((lack) => (lack.lacks === 'role' ? lack.role : 'CAN_SEE_CHANGE'));
  const where = isolated ? 'ISOLATED_TESTER' : missing.join(' ');
  useEffect(() => void host.emit('reg-failed', { code: 'FORBIDDEN', where }), [host, where]);
  if (!text) return null;
  const words = lacks.map((lack) =>
    lack.lacks === 'plan'
      ? text('element.changesPlan')
      : text('element.changesRole', { role: text(`roles.${lack.role}`) }),
  );
  return (
    <div className={styles.gate} role="alert">
      <EmptyState
        text={
          isolated
            ? text('element.changesTester')
            : [text('element.noChanges'), ...words, text('element.changesHint')].join(' ')
        }
      />
    </div>
  );
}
