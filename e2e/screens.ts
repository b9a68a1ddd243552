/** Every screen for signed-in users, and who can see it; other users see a page that says what they lack. */
const everybody = () => true;
const administrators = (name: string) => name === 'admin' || name === 'owner';
export const screens: readonly { path: string; seenBy: (name: string) => boolean; lands?: RegExp }[] = [
  { path: '/dashboard', seenBy: everybody },
  { path: '/index', seenBy: everybody, lands: /\/dashboard$/ },
  { path: '/read', seenBy: everybody },
  { path: '/read/bankg-m/5', seenBy: everybody },
  { path: '/search/DE/DE/Einlagen', seenBy: everybody },
  { path: '/comments', seenBy: everybody },
  { path: '/assurance', seenBy: (name) => name !== 'tester' },
  { path: '/review', seenBy: everybody },
  { path: '/watching', seenBy: (name) => name !== 'tester' },
  { path: '/topic', seenBy: everybody, lands: /\/topic\/landing$/ },
  { path: '/glossary', seenBy: everybody },
  { path: '/regTextChange', seenBy: everybody },
  { path: '/load-data', seenBy: (name) => name === 'data' },
  { path: '/drafts', seenBy: (name) => name === 'data' },
  { path: '/topic-pages', seenBy: (name) => name === 'data' },
  { path: '/topic-pages/landing', seenBy: (name) => name === 'data' },
  { path: '/technical', seenBy: (name) => name === 'data' },
  { path: '/support', seenBy: everybody },
  { path: '/user/EditOwnAccount', seenBy: everybody, lands: /\/users\/own-account\/[\w-]+$/ },
  { path: '/users/change-password', seenBy: everybody },
  { path: '/users/registered', seenBy: administrators },
  { path: '/users/invites', seenBy: administrators },
  { path: '/users/invite', seenBy: administrators },
  // Users who are no administrators can only edit themselves.
  { path: '/users/edit/{reader}', seenBy: (name) => administrators(name) || name === 'reader' },
  { path: '/users/reset-password/{reader}', seenBy: administrators },
  { path: '/audit', seenBy: administrators },
  { path: '/organisation', seenBy: administrators },
  { path: '/domains', seenBy: (name) => name === 'owner' },
  { path: '/pdf-upload', seenBy: (name) => name === 'data' },
  // Users with the role find no page yet; isolated testers see a warning of their own.
  { path: '/changes', seenBy: (name) => ['admin', 'owner', 'changes', 'editor'].includes(name) },
  { path: '/no/such/page', seenBy: everybody },
];
