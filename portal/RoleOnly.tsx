import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import type { Role } from '#core/contract/domain/user.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from './routes.ts';

/** Pages of a role: whoever lacks it is led to the dashboard; the servers refuse their calls besides. */
export function RoleOnly({ asked, children }: { asked: Role; children: ReactNode }) {
  const { user } = useStore(useApp().session.$session);
  return user?.roles.includes(asked) ? children : <Redirect to={routes.dashboard.address()} replace />;
}
