import { useStore } from '@nanostores/react';
import { Redirect, useParams } from 'wouter';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { FormPage } from './FormPage.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** Changes one's own password; of somebody else it is reset. */
export function ChangePasswordView() {
  const { user } = useStore(useApp().session.$session);
  const { userId } = useParams<{ userId?: string }>();
  if (!user) return null;
  if (userId !== undefined && userId !== user.id && user.roles.includes('ADMINISTRATOR'))
    return <Redirect to={routes.users.address('reset-password', userId)} replace />;
  return (
    <FormPage title="users.changePasswordTitle" intro="people.changeIntro">
      <ChangePassword user={user} />
    </FormPage>
  );
}

/** Has a link to a new password sent to somebody else; one's own is changed. */
export function ResetPasswordView() {
  const { user } = useStore(useApp().session.$session);
  const { userId } = useParams<{ userId?: string }>();
  if (userId === undefined || userId === user?.id)
    return <Redirect to={routes.users.address('change-password')} replace />;
  return <ResetPassword id={userId} />;
}
