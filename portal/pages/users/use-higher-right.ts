import { useStore } from '@nanostores/react';
import { higherRight } from '#core/contract/domain/higher-rights.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import { useApp, useText } from '#widgets/app-context.tsx';

/**
 * The name of a right of a person or an invite that the current user does not hold, so that the servers refuse to
 * change or to end anything of theirs; undefined if there is none, or if it is one's own account.
 */
export function useHigherRight({ id, roles }: { id?: string; roles: readonly Role[] }): string | undefined {
  const { user: self } = useStore(useApp().session.$session);
  const text = useText(roleTexts);
  const right = id !== undefined && id === self?.id ? undefined : higherRight(roles, self?.roles ?? []);
  return right && (text?.(`roles.${right}`) ?? right);
}
