import { Lock } from 'lucide';
import { roleTexts } from '#core/i18n/roles.ts';
import type { shellTexts } from '#core/i18n/shell.ts';
import type { Lack } from '#core/session/gates.ts';
import { type TextOf, useLoadedText, useText } from '#widgets/app-context.tsx';
import { Icon } from '#widgets/ui/Icon.tsx';
import { Tooltip } from '#widgets/ui/Tooltip.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import * as styles from './locked.css.ts';

export type LockedLinkProps = {
  lack: Lack;
  className: string;
  children: string;
};

/** A link that the user may not follow; on hover and focus it says what is missing. */
export function LockedLink({ lack, className, children }: LockedLinkProps) {
  const why = useLockedReason(lack);
  return (
    <Tooltip text={why}>
      {/* biome-ignore lint/a11y/useValidAnchor: a locked link stays a link that leads nowhere, and says why */}
      <a className={className} role="link" aria-disabled="true" tabIndex={0}>
        {children}
        <VisuallyHidden> {why}</VisuallyHidden>
      </a>
    </Tooltip>
  );
}

/** A locked link with the reason below it, for phones, which have no hover. */
export function LockedLine({ lack, className, children }: LockedLinkProps) {
  const why = useLockedReason(lack);
  return (
    // biome-ignore lint/a11y/useValidAnchor: a locked link stays a link that leads nowhere, and says why
    <a className={className} role="link" aria-disabled="true" tabIndex={0}>
      <span className={styles.words}>
        {children}
        <span className={styles.reason}> {why}</span>
      </span>
      <Icon of={Lock} size={14} className={styles.lock} />
    </a>
  );
}

function useLockedReason(lack: Lack): string {
  return lockedReason(lack, useLoadedText<typeof shellTexts>(), useText(roleTexts));
}

/** What a user lacks, in words; empty until the names of the roles have arrived. */
export function lockedReason(
  lack: Lack,
  text: TextOf<typeof shellTexts>,
  roleText: TextOf<typeof roleTexts> | undefined,
): string {
  if (lack.lacks === 'plan') return text('shell.lockedPlan');
  return roleText ? text('shell.lockedRole', { role: roleText(`roles.${lack.role}`) }) : '';
}
