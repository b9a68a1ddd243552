import { lazyComponent } from '#widgets/ui/lazy-component.tsx';

/** Around pages with a gate; loads with the first of them. */
export const PageGate = lazyComponent(
  async () => (await import('./pages/warnings/PageGate.tsx')).PageGate,
  'throw',
);

/** Pages that load when they are needed; the error boundary around reports one that fails to load. */
export const lazyPages = {
  sources: lazyComponent(async () => (await import('./pages/sources/SourcesPage.tsx')).SourcesPage, 'throw'),
  read: lazyComponent(async () => (await import('./pages/reading/ReadPage.tsx')).ReadPage, 'throw'),
  topic: lazyComponent(async () => (await import('./pages/topic/TopicPage.tsx')).TopicPage, 'throw'),
  support: lazyComponent(async () => (await import('./pages/topic/SupportPage.tsx')).SupportPage, 'throw'),
  glossary: lazyComponent(
    async () => (await import('./pages/glossary/GlossaryPage.tsx')).GlossaryPage,
    'throw',
  ),
  dashboard: lazyComponent(
    async () => (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage,
    'throw',
  ),
  comments: lazyComponent(
    async () => (await import('./pages/comments/CommentsPage.tsx')).CommentsPage,
    'throw',
  ),
  assurance: lazyComponent(
    async () => (await import('./pages/assurance/AssurancePage.tsx')).AssurancePage,
    'throw',
  ),
  news: lazyComponent(async () => (await import('./pages/news/NewsPage.tsx')).NewsPage, 'throw'),
  newsItem: lazyComponent(async () => (await import('./pages/news/NewsItemPage.tsx')).NewsItemPage, 'throw'),
  chat: lazyComponent(async () => (await import('./pages/chat/ChatPage.tsx')).ChatPage, 'throw'),
  review: lazyComponent(async () => (await import('./pages/review/ReviewPage.tsx')).ReviewPage, 'throw'),
  watching: lazyComponent(
    async () => (await import('./pages/watching/WatchingPage.tsx')).WatchingPage,
    'throw',
  ),
  commentTag: lazyComponent(async () => (await import('./pages/comments/TagPage.tsx')).TagPage, 'throw'),
  changes: lazyComponent(async () => (await import('./pages/changes/ChangesPage.tsx')).ChangesPage, 'throw'),
  regTextChange: lazyComponent(
    async () => (await import('./pages/by-date/ByDatePage.tsx')).ByDatePage,
    'throw',
  ),
  loadData: lazyComponent(
    async () => (await import('./pages/load-data/LoadDataPage.tsx')).LoadDataPage,
    'throw',
  ),
  drafts: lazyComponent(async () => (await import('./pages/drafts/DraftsPage.tsx')).DraftsPage, 'throw'),
  topicPages: lazyComponent(
    async () => (await import('./pages/topic-pages/TopicPagesPage.tsx')).TopicPagesPage,
    'throw',
  ),
  technical: lazyComponent(
    async () => (await import('./pages/technical/TechnicalPage.tsx')).TechnicalPage,
    'throw',
  ),
  users: lazyComponent(async () => (await import('./pages/users/UsersPage.tsx')).UsersPage, 'throw'),
  audit: lazyComponent(async () => (await import('./pages/administration/AuditPage.tsx')).AuditPage, 'throw'),
  organisation: lazyComponent(
    async () => (await import('./pages/administration/OrganisationPage.tsx')).OrganisationPage,
    'throw',
  ),
  domains: lazyComponent(
    async () => (await import('./pages/administration/DomainsPage.tsx')).DomainsPage,
    'throw',
  ),
  pdfUpload: lazyComponent(
    async () => (await import('./pages/pdf-upload/PdfUploadPage.tsx')).PdfUploadPage,
    'throw',
  ),
  search: lazyComponent(async () => (await import('./pages/search/SearchPage.tsx')).SearchPage, 'throw'),
  acceptInvite: lazyComponent(
    async () => (await import('./pages/access/AcceptInvitePage.tsx')).AcceptInvitePage,
    'throw',
  ),
  signOut: lazyComponent(async () => (await import('./pages/access/SignOutPage.tsx')).SignOutPage, 'throw'),
  loginByEmail: lazyComponent(
    async () => (await import('./pages/access/LoginByEmailPage.tsx')).LoginByEmailPage,
    'throw',
  ),
  passwordResetRequest: lazyComponent(
    async () => (await import('./pages/access/PasswordResetRequestPage.tsx')).PasswordResetRequestPage,
    'throw',
  ),
  passwordReset: lazyComponent(
    async () => (await import('./pages/access/PasswordResetPage.tsx')).PasswordResetPage,
    'throw',
  ),
};
