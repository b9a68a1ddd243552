import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { pageOfAddress } from '#core/news/page-of-address.ts';
import { type HeaderLink, mayRead } from '#core/session/gates.ts';
import { useApp } from '#widgets/app-context.tsx';
import { SignedInOnly, SignedOutOnly } from './guards.tsx';
import { lazyPages, PageGate } from './lazy-pages.ts';
import { LoginPage } from './pages/LoginPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { chosenSignOut, routes } from './routes.ts';
import { Notices } from './shell/Notices.tsx';
import { PagePending } from './shell/PagePending.tsx';
import { PrivateLayout } from './shell/PrivateLayout.tsx';
import { PublicLayout } from './shell/PublicLayout.tsx';

/** Selects the page for the address, with its layout and guard. */
export function Router() {
  return (
    <>
      <Switch>
        <Route path={routes.signIn.pattern}>
          <Public page="signIn">
            <LoginPage />
          </Public>
        </Route>
        <Route path={routes.loginByEmail.pattern}>{publicPage('loginByEmail')}</Route>
        <Route path={routes.passwordResetRequest.pattern}>{publicPage('passwordResetRequest')}</Route>
        <Route path={routes.passwordReset.pattern}>{publicPage('passwordReset')}</Route>
        <Route path={routes.acceptInvite.pattern}>
          <PublicLayout page="acceptInvite">{pageOf('acceptInvite')}</PublicLayout>
        </Route>
        <Route path={routes.signOut.pattern}>
          <SignOut />
        </Route>
        <Route path={routes.index.pattern}>
          <Redirect to={routes.dashboard.address()} replace />
        </Route>
        <Route path={routes.dashboard.pattern}>{privatePage('dashboard')}</Route>
        <Route path={routes.sources.pattern}>{readingPage('sources')}</Route>
        <Route path={routes.read.pattern}>{readingPage('read')}</Route>
        <Route path={routes.search.pattern}>{readingPage('search')}</Route>
        <Route path={routes.topic.pattern}>{privatePage('topic')}</Route>
        <Route path={routes.topics.pattern}>{topics}</Route>
        <Route path={routes.newsItem.pattern}>{newsItem}</Route>
        <Route path={routes.news.pattern}>{newsList}</Route>
        <Route path={routes.glossary.pattern}>{readingPage('glossary', 'glossary')}</Route>
        <Route path={routes.comments.pattern}>{privatePage('comments', 'comments')}</Route>
        <Route path={routes.chat.pattern}>{privatePage('chat', 'chat')}</Route>
        <Route path={routes.assurance.pattern}>{privatePage('assurance', 'assurance')}</Route>
        <Route path={routes.review.pattern}>{privatePage('review', 'review')}</Route>
        <Route path={routes.watching.pattern}>{privatePage('watching', 'watching')}</Route>
        <Route path={routes.commentTag.pattern}>{privatePage('commentTag', 'comments')}</Route>
        <Route path={routes.changes.pattern}>{privatePage('changes', 'changes')}</Route>
        <Route path={routes.regTextChange.pattern}>{privatePage('regTextChange', 'regTextChange')}</Route>
        <Route path={routes.loadData.pattern}>{privatePage('loadData', 'loadData')}</Route>
        <Route path={routes.drafts.pattern}>{privatePage('drafts', 'drafts')}</Route>
        <Route path={routes.topicPages.pattern}>{privatePage('topicPages', 'topicPages')}</Route>
        <Route path={routes.technical.pattern}>{privatePage('technical', 'technical')}</Route>
        <Route path={routes.ownAccount.pattern}>
          <OwnAccount />
        </Route>
        <Route path={routes.support.pattern}>{privatePage('support')}</Route>
        <Route path={routes.users.pattern}>{users}</Route>
        <Route path={routes.audit.pattern}>{privatePage('audit', 'audit')}</Route>
        <Route path={routes.organisation.pattern}>{privatePage('organisation', 'organisation')}</Route>
        <Route path={routes.domains.pattern}>{privatePage('domains', 'domains')}</Route>
        <Route path={routes.pdfUpload.pattern}>{privatePage('pdfUpload', 'pdfUpload')}</Route>
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

/** Pages whose parts scroll separately. */
const fittedPages: Record<string, 'always' | 'roomy'> = {
  read: 'always',
  search: 'always',
  comments: 'roomy',
  changes: 'roomy',
  assurance: 'roomy',
  review: 'roomy',
  'users/registered': 'roomy',
  'users/invites': 'roomy',
};

function Private({ page, children }: { page: string; children: ReactNode }) {
  return (
    <SignedInOnly>
      <PrivateLayout page={page} fitted={fittedPages[page]}>
        {children}
      </PrivateLayout>
    </SignedInOnly>
  );
}

/** Functions returning elements, not components: so the layout stays mounted from one page to the next. */
const privatePage = (page: keyof typeof lazyPages, gate?: HeaderLink) => (
  <Private page={page}>{gate ? gated(gate, pageOf(page)) : pageOf(page)}</Private>
);
const readingPage = (page: keyof typeof lazyPages, gate: HeaderLink = 'read') => (
  <Private page={page}>
    <ReadersOnly gate={gate}>{pageOf(page)}</ReadersOnly>
  </Private>
);
const publicPage = (page: keyof typeof lazyPages) => <Public page={page}>{pageOf(page)}</Public>;

/** A page with a gate is not even loaded for users who lack something. */
const gated = (gate: HeaderLink, page: ReactNode) => (
  <PageGate link={gate} pending={<PagePending />}>
    {page}
  </PageGate>
);

/** The gate of the pages for readers, whose code only others load. */
function ReadersOnly({ gate, children }: { gate: HeaderLink; children: ReactNode }) {
  return mayRead(useStore(useApp().session.$session)) ? children : gated(gate, children);
}

function pageOf(name: keyof typeof lazyPages) {
  const LazyPage = lazyPages[name];
  return <LazyPage pending={<PagePending />} />;
}

/** Each view is a page of its own, so that focus and scroll position are reset. */
const users = ({ view = '' }: { view?: string }) => (
  <Private page={`users/${view}`}>{pageOf('users')}</Private>
);

/** Each page of the feed, and each item, is a page of its own, so that focus and scroll position are reset. */
const newsList = ({ page }: { page?: string }) => (
  <Private page={`news/${pageOfAddress(page)}`}>{gated('news', pageOf('news'))}</Private>
);
const newsItem = ({ newsId = '' }: { newsId?: string }) => (
  <Private page={`news/id/${newsId}`}>{gated('news', pageOf('newsItem'))}</Private>
);

const topics = ({ topicName }: { topicName?: string }) => (
  <Redirect to={routes.topic.address(topicName)} replace />
);

/** An address without a user's id: the current user. */
function OwnAccount() {
  const { user } = useStore(useApp().session.$session);
  const own = user ? routes.users.address('own-account', user.id) : routes.dashboard.address();
  return (
    <SignedInOnly>
      <Redirect to={own} replace />
    </SignedInOnly>
  );
}

/**
 * Signs out at once where that was chosen in the portal; whoever comes by a link, which may be anybody's, chooses
 * here. Outside the guards, so that a sign-out is not stored as a page to return to.
 */
function SignOut() {
  const { session } = useApp();
  const { signedIn } = useStore(session.$session);
  const isChosen = useHistoryState<unknown>() === chosenSignOut;
  const [, navigate] = useLocation();
  useEffect(() => {
    if (signedIn && isChosen) session.signOut();
    else if (!signedIn) navigate(routes.signIn.address(), { replace: true });
  }, [session, signedIn, isChosen, navigate]);
  return signedIn && !isChosen ? <PublicLayout page="signOut">{pageOf('signOut')}</PublicLayout> : null;
}
