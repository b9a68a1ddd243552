import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation, useParams } from 'wouter';
import type { Capability } from '#core/contract/domain/user.ts';
import { useApp } from '#widgets/app-context.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { LatePage } from './LatePage.tsx';
import { pageParts } from './page-parts.ts';
import { LoginPage } from './pages/LoginPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { routes } from './routes.ts';
import { Notices } from './shell/Notices.tsx';
import { PrivateLayout } from './shell/PrivateLayout.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';

/** From the address to a page in its layout, past its guard. */
export function Router() {
  return (
    <>
      <Switch>
        <Route path={routes.signIn.pattern}>
          <Public page="signIn">
            <LoginPage />
          </Public>
        </Route>
        <Route path={routes.loginByEmail.pattern}>
          <Public page="loginByEmail">
            <LatePage part={pageParts.loginByEmail} />
          </Public>
        </Route>
        <Route path={routes.passwordResetRequest.pattern}>
          <Public page="passwordResetRequest">
            <LatePage part={pageParts.passwordResetRequest} />
          </Public>
        </Route>
        <Route path={routes.passwordReset.pattern}>
          <Public page="passwordReset">
            <LatePage part={pageParts.passwordReset} />
          </Public>
        </Route>
        <Route path={routes.acceptInvite.pattern}>
          <PublicLayout page="acceptInvite">
            <LatePage part={pageParts.acceptInvite} />
          </PublicLayout>
        </Route>
        <Route path={routes.signOut.pattern}>
          <SignOut />
        </Route>
        <Route path={routes.index.pattern}>
          <Redirect to={routes.dashboard.address()} replace />
        </Route>
        <Route path={routes.dashboard.pattern}>
          <Private page="dashboard">
            <LatePage part={pageParts.dashboard} />
          </Private>
        </Route>
        <Route path={routes.sources.pattern}>
          <Private page="sources">
            <LatePage part={pageParts.sources} />
          </Private>
        </Route>
        <Route path={routes.read.pattern}>
          <Private page="read">
            <LatePage part={pageParts.read} />
          </Private>
        </Route>
        <Route path={routes.search.pattern}>
          <Private page="search">
            <LatePage part={pageParts.search} />
          </Private>
        </Route>
        <Route path={routes.topic.pattern}>
          <Private page="topic">
            <LatePage part={pageParts.topic} />
          </Private>
        </Route>
        <Route path={routes.changes.pattern}>
          <Private page="changes" capability="CAN_SEE_CHANGE">
            <LatePage part={pageParts.changes} />
          </Private>
        </Route>
        <Route path={routes.ownAccount.pattern}>
          <OwnAccount />
        </Route>
        <Route path={routes.support.pattern}>
          <Private page="support">
            <LatePage part={pageParts.support} />
          </Private>
        </Route>
        <Route path={routes.users.pattern}>
          <Users />
        </Route>
        <Route path={routes.audit.pattern}>
          <Private page="audit">
            <LatePage part={pageParts.audit} />
          </Private>
        </Route>
        <Route path={routes.organisation.pattern}>
          <Private page="organisation">
            <LatePage part={pageParts.organisation} />
          </Private>
        </Route>
        <Route path={routes.domains.pattern}>
          <Private page="domains">
            <LatePage part={pageParts.domains} />
          </Private>
        </Route>
        <Route>
          <Private page="notFound">
            <NotFoundPage />
          </Private>
        </Route>
      </Switch>
      <Notices />
    </>
  );
}

function Public({ page, children }: { page: string; children: ReactNode }) {
  return (
    <SignedOutOnly>
      <PublicLayout page={page}>{children}</PublicLayout>
    </SignedOutOnly>
  );
}

/** Pages whose parts scroll by themselves. */
const fittedPages = ['read', 'search', 'users/registered', 'users/invites'];

type PrivateProps = { page: string; capability?: Capability; children: ReactNode };

function Private({ page, capability, children }: PrivateProps) {
  return (
    <SignedInOnly {...(capability && { capability })}>
      <PrivateLayout page={page} fitted={fittedPages.includes(page)}>
        {children}
      </PrivateLayout>
    </SignedInOnly>
  );
}

/** Each view is a page of its own: the focus and the place on the page follow. */
function Users() {
  const { view = '' } = useParams<{ view?: string }>();
  return (
    <Private page={`users/${view}`}>
      <LatePage part={pageParts.users} />
    </Private>
  );
}

/** An address that names nobody: whoever is signed in. */
function OwnAccount() {
  const { user } = useStore(useApp().session.$session);
  const own = user ? routes.users.address('own-account', user.id) : routes.dashboard.address();
  return (
    <SignedInOnly>
      <Redirect to={own} replace />
    </SignedInOnly>
  );
}

/** Outside the guards, so that leaving on purpose is not remembered as a place to come back to. */
function SignOut() {
  const { session } = useApp();
  const [, navigate] = useLocation();
  useEffect(() => {
    session.signOut();
    navigate(routes.signIn.address(), { replace: true });
  }, [session, navigate]);
  return null;
}
