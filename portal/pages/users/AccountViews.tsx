import { useStore } from '@nanostores/react';
import { Redirect, useParams } from 'wouter';
import type { User } from '#core/contract/domain/user.ts';
import { loadAccount } from '#core/users/account-form.ts';
import { useApp } from '#widgets/app-context.tsx';
import { routes } from '../../routes.ts';
import { useLoaded } from '../../use-loaded.ts';
import { PageGate } from '../warnings/PageGate.tsx';
import { AccountForm } from './AccountForm.tsx';
import { FormPage, WhenLoaded } from './FormPage.tsx';

/** The user's own account; only with the user's own id in the address. */
export function OwnAccountView() {
  const { user } = useStore(useApp().session.$session);
  const { userId } = useParams<{ userId?: string }>();
  if (!user) return null;
  if (userId !== user.id) return <Redirect to={routes.users.address('own-account', user.id)} replace />;
  return <Account id={user.id} viewer={user} />;
}

/** The account of any user for administrators; others may edit their own only, and are told so. */
export function EditView() {
  const { user } = useStore(useApp().session.$session);
  const { userId } = useParams<{ userId?: string }>();
  if (!user) return null;
  if (userId === undefined) return <Redirect to={routes.users.address('own-account', user.id)} replace />;
  const account = <Account id={userId} viewer={user} />;
  return userId === user.id ? account : <PageGate link="users">{account}</PageGate>;
}

function Account({ id, viewer }: { id: string; viewer: User }) {
  const app = useApp();
  const request = { id, isOwn: id === viewer.id, isAdministrator: viewer.roles.includes('ADMINISTRATOR') };
  const loaded = useLoaded('load an account', JSON.stringify(request), () => loadAccount(app, request));
  return (
    <FormPage title="users.accountTitle">
      <WhenLoaded of={loaded}>
        {(account) => <AccountForm key={JSON.stringify(request)} loaded={account} {...request} />}
      </WhenLoaded>
    </FormPage>
  );
}
