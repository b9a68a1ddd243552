import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { Role } from '#core/contract/domain/user.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from './routes.ts';

/**
 * A page for users with a role: others are redirected to the dashboard. The servers refuse their calls too.
 */
export function RoleOnly({ asked, children }: { asked: Role; children: ReactNode }) {
  const { user } = useStore(useApp().session.$session);
  return user?.roles.includes(asked) ? children : <Redirect to={routes.dashboard.address()} replace />;
}
