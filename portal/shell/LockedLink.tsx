import { Lock } from 'lucide-react';
import { roleTexts } from '#core/i18n/roles.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import type { Lack } from '#core/session/gates.ts';
import { useText, useTexts } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as styles from './locked.css.ts';

type LockedLinkProps = {
  lack: Lack;
  className: string;
  /** Where there is room the reason stands below; elsewhere it comes to those who point at the link. */
  reason: 'below' | 'beside';
  children: string;
};

/** A link that leads nowhere as long as something is missing, and says what. */
export function LockedLink({ lack, className, reason, children }: LockedLinkProps) {
  const why = useLockedReason(lack);
  const link = (
    // biome-ignore lint/a11y/useValidAnchor: a locked link stays a link that leads nowhere, and says why
    <a className={className} role="link" aria-disabled="true" tabIndex={0}>
      <span className={styles.words}>
        {children}
        {reason === 'below' ? (
          <span className={styles.reason}> {why}</span>
        ) : (
          <VisuallyHidden> {why}</VisuallyHidden>
        )}
      </span>
      {reason === 'below' ? <Icon of={Lock} size={14} className={styles.lock} /> : null}
    </a>
  );
  return reason === 'below' ? link : <Tooltip text={why}>{link}</Tooltip>;
}

function useLockedReason(lack: Lack): string {
  const text = useText<typeof shellTexts | typeof roleTexts>();
  const hasRoles = useTexts(roleTexts);
  if (lack.lacks === 'plan') return text('shell.lockedPlan');
  return hasRoles ? text('shell.lockedRole', { role: text(`roles.${lack.role}`) }) : '';
}
