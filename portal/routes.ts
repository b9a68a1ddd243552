import { byDateSearch, type PartialByDate } from '#core/by-date/by-date-address.ts';
import { type ChangeQuery, changeSearch } from '#core/change-filter/change-address.ts';
import { type CommentQuery, commentSearch } from '#core/comment-list/comment-address.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import { landingTopic } from '#core/contract/main/topic-names.ts';
import { parseReadLocation, readPath } from '#core/law/deep-link.ts';
import type { Place } from '#widgets/reader/reader-props.ts';
import { searchAddress } from './search-address.ts';

/** The address of a place in the reader, with its view. */
export function readAddress(place: Place): string {
  const address = readPath(place);
  if (place.view !== 'pdf') return address;
  const [before = '', hash] = address.split('#');
  const joined = `${before}${before.includes('?') ? '&' : '?'}view=pdf`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

/** The place in an address; undefined for other addresses. */
export function parseReadAddress(address: string): Place | undefined {
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  const place = parseReadLocation(pathname, search, hash);
  return place && { ...place, view: new URLSearchParams(search).get('view') === 'pdf' ? 'pdf' : 'text' };
}

/** The text of a file before it is published, or a place in it. */
type UnpublishedPlace = { place?: string };
/** The place in the query of such an address. */
export const placeInQuery = 'place';
const unpublishedQuery = (at: UnpublishedPlace | undefined): [string, string][] => [
  ...(at === undefined ? [] : ([['view', 'text']] satisfies [string, string][])),
  ...(at?.place === undefined ? [] : ([[placeInQuery, at.place]] satisfies [string, string][])),
];

/**
 * The views of the users area. Those of one user need an id; without one, changing a password concerns the
 * current user.
 */
export const userViews = [
  'registered',
  'invites',
  'invite',
  'edit',
  'own-account',
  'change-password',
  'reset-password',
  'second-factor',
] as const;
export type UserView = (typeof userViews)[number];

function usersAddress(view: UserView = 'registered', userId?: string): string {
  return userId === undefined ? `/users/${view}` : `/users/${view}/${encodeURIComponent(userId)}`;
}

/** Every path of the portal: the pattern for the router beside the function that builds its addresses. */
export const routes = {
  signIn: { pattern: '/', address: () => '/' },
  loginByEmail: { pattern: '/loginbyemail', address: () => '/loginbyemail' },
  passwordResetRequest: { pattern: '/PasswordResetRequest', address: () => '/PasswordResetRequest' },
  passwordReset: { pattern: '/user/password/reset', address: () => '/user/password/reset' },
  acceptInvite: { pattern: '/invite/accept', address: () => '/invite/accept' },
  dashboard: {
    pattern: '/dashboard',
    address: (section?: 'inbox') => (section ? `/dashboard#${section}` : '/dashboard'),
  },
  index: { pattern: '/index', address: () => '/index' },
  signOut: { pattern: '/logout', address: () => '/logout' },
  sources: {
    pattern: '/read',
    address: (category?: Category) => (category ? `/read?category=${category}` : '/read'),
  },
  read: { pattern: '/read/:regTextId/:articleNumber?', address: readAddress },
  search: {
    pattern: '/search/:searchLanguage?/:displayLanguage?/:searchTerm?',
    address: searchAddress,
  },
  topic: {
    pattern: '/topic/:topicName?',
    address: (name: string = landingTopic) => `/topic/${encodeURIComponent(name)}`,
  },
  /** What people guess; leads to the topic. */
  topics: { pattern: '/topics/:topicName?', address: () => '/topics' },
  newsItem: {
    pattern: '/news/id/:newsId',
    address: (newsId: string) => `/news/id/${encodeURIComponent(newsId)}`,
  },
  news: {
    pattern: '/news/:page?',
    address: (page?: number) => (page === undefined ? '/news' : `/news/${page}`),
  },
  glossary: {
    pattern: '/glossary',
    address: (regTextId?: string, term?: string, definedAt?: string) => {
      const query = new URLSearchParams();
      if (regTextId) query.set('document', regTextId);
      if (term) query.set('term', term);
      if (definedAt) query.set('at', definedAt);
      return query.size > 0 ? `/glossary?${query}` : '/glossary';
    },
  },
  chat: { pattern: '/chat', address: () => '/chat' },
  support: { pattern: '/support', address: () => '/support' },
  comments: {
    pattern: '/comments',
    address: (query: Partial<CommentQuery> = {}) => {
      const search = commentSearch(query);
      return search === '' ? '/comments' : `/comments?${search}`;
    },
  },
  assurance: { pattern: '/assurance', address: () => '/assurance' },
  review: {
    pattern: '/review',
    address: (item?: string) => (item ? `/review?item=${encodeURIComponent(item)}` : '/review'),
  },
  watching: { pattern: '/watching', address: () => '/watching' },
  commentTag: {
    pattern: '/comments/tag/:icid',
    address: (icid: string) => `/comments/tag/${encodeURIComponent(icid)}`,
  },
  changes: {
    pattern: '/changes/:slug?',
    address: (query: Partial<ChangeQuery> = {}, slug?: string) => {
      const search = changeSearch(query);
      const path = slug === undefined ? '/changes' : `/changes/${encodeURIComponent(slug)}`;
      return search === '' ? path : `${path}?${search}`;
    },
  },
  regTextChange: {
    pattern: '/regTextChange',
    address: (query: PartialByDate = {}) => {
      const search = byDateSearch(query);
      return search === '' ? '/regTextChange' : `/regTextChange?${search}`;
    },
  },
  loadData: {
    pattern: '/load-data',
    /** Of a text, its comparison, or the text itself before it is published. */
    address: (file?: string, text?: number, unpublished?: UnpublishedPlace) => {
      const query = new URLSearchParams();
      if (file) query.set('file', file);
      if (text) query.set('text', String(text));
      for (const [name, value] of unpublishedQuery(unpublished)) query.set(name, value);
      return query.size > 0 ? `/load-data?${query}` : '/load-data';
    },
  },
  drafts: {
    pattern: '/drafts/:id?',
    address: (id?: string) => (id === undefined ? '/drafts' : `/drafts/${encodeURIComponent(id)}`),
  },
  topicPages: {
    pattern: '/topic-pages/:topicName?',
    address: (name?: string, language?: LanguageCode) => {
      if (name === undefined) return '/topic-pages';
      const path = `/topic-pages/${encodeURIComponent(name)}`;
      return language === undefined ? path : `${path}?language=${language}`;
    },
  },
  technical: { pattern: '/technical', address: () => '/technical' },
  users: { pattern: '/users/:view?/:userId?', address: usersAddress },
  ownAccount: { pattern: '/user/EditOwnAccount', address: () => '/user/EditOwnAccount' },
  audit: { pattern: '/audit', address: () => '/audit' },
  organisation: { pattern: '/organisation', address: () => '/organisation' },
  domains: { pattern: '/domains', address: () => '/domains' },
  pdfUpload: {
    pattern: '/pdf-upload/:id?',
    /** Of an upload, its correction, or its text before it is published. */
    address: (id?: string, unpublished?: UnpublishedPlace) => {
      if (id === undefined) return '/pdf-upload';
      const query = new URLSearchParams(unpublishedQuery(unpublished));
      return `/pdf-upload/${encodeURIComponent(id)}${query.size > 0 ? `?${query}` : ''}`;
    },
  },
};

/**
 * Stands in the history beside the address of the sign-out where somebody chose it in the portal: links from
 * elsewhere can name addresses, and nothing of the history.
 */
export const chosenSignOut = 'chosen';
