import { useStore } from '@nanostores/react';
import { Redirect, useParams } from 'wouter';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { FormPage } from './FormPage.tsx';
import { ResetPassword } from './ResetPassword.tsx';

/** Changes the user's own password; for another user it redirects to the reset. */
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

/** Sends another user a link for a new password; for one's own it redirects to the change. */
export function ResetPasswordView() {
  const { user } = useStore(useApp().session.$session);
  const { userId } = useParams<{ userId?: string }>();
  if (userId === undefined || userId === user?.id)
    return <Redirect to={routes.users.address('change-password')} replace />;
  return <ResetPassword id={userId} />;
}
