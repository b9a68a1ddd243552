import { createLatePart } from './late-part.ts';

/** Pages that load when they are needed; asking twice fetches once. */
export const pageParts = {
  sources: createLatePart(async () => (await import('./pages/SourcesPage.tsx')).SourcesPage),
  read: createLatePart(async () => (await import('./pages/ReadPage.tsx')).ReadPage),
  topic: createLatePart(async () => (await import('./pages/topic/TopicPage.tsx')).TopicPage),
  support: createLatePart(async () => (await import('./pages/topic/SupportPage.tsx')).SupportPage),
  glossary: createLatePart(async () => (await import('./pages/glossary/GlossaryPage.tsx')).GlossaryPage),
  dashboard: createLatePart(async () => (await import('./pages/dashboard/DashboardPage.tsx')).DashboardPage),
  changes: createLatePart(async () => (await import('./pages/ChangesPage.tsx')).ChangesPage),
  users: createLatePart(async () => (await import('./pages/users/UsersPage.tsx')).UsersPage),
  audit: createLatePart(async () => (await import('./pages/administration/AuditPage.tsx')).AuditPage),
  organisation: createLatePart(
    async () => (await import('./pages/administration/OrganisationPage.tsx')).OrganisationPage,
  ),
  domains: createLatePart(async () => (await import('./pages/administration/DomainsPage.tsx')).DomainsPage),
  search: createLatePart(async () => (await import('./pages/SearchPage.tsx')).SearchPage),
  acceptInvite: createLatePart(
    async () => (await import('./pages/access/AcceptInvitePage.tsx')).AcceptInvitePage,
  ),
  loginByEmail: createLatePart(
    async () => (await import('./pages/access/LoginByEmailPage.tsx')).LoginByEmailPage,
  ),
  passwordResetRequest: createLatePart(
    async () => (await import('./pages/access/PasswordResetRequestPage.tsx')).PasswordResetRequestPage,
  ),
  passwordReset: createLatePart(
    async () => (await import('./pages/access/PasswordResetPage.tsx')).PasswordResetPage,
  ),
};
