import type { shellTexts } from '#core/i18n/shell.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import { type GateState, gateState, type HeaderLink } from '#core/session/gates.ts';
import type { SessionState } from '#core/session/session.ts';
import { routes } from '../routes.ts';

type Target = { id: HeaderLink; text: TextKey<typeof shellTexts>; address: string };
export type VisibleLink = Target & Exclude<GateState, { state: 'hidden' }>;

/** Links to the existing pages, each with its gate. A new page is added here. */
const inBar: readonly Target[] = [
  { id: 'comments', text: 'shell.comments', address: routes.comments.address() },
  { id: 'changes', text: 'shell.changes', address: routes.changes.address() },
  { id: 'read', text: 'shell.read', address: routes.sources.address() },
  { id: 'topics', text: 'shell.topics', address: '/topic' },
];
const inDrawer = (userId: string | undefined): readonly Target[] => [
  { id: 'news', text: 'shell.news', address: routes.news.address() },
  { id: 'chat', text: 'shell.chat', address: routes.chat.address() },
  { id: 'assurance', text: 'shell.assurance', address: routes.assurance.address() },
  { id: 'review', text: 'shell.review', address: routes.review.address() },
  { id: 'watching', text: 'shell.watching', address: routes.watching.address() },
  { id: 'glossary', text: 'shell.glossary', address: routes.glossary.address() },
  { id: 'regTextChange', text: 'shell.regTextChange', address: routes.regTextChange.address() },
  { id: 'loadData', text: 'shell.loadData', address: routes.loadData.address() },
  { id: 'pdfUpload', text: 'shell.pdfUpload', address: routes.pdfUpload.address() },
  { id: 'drafts', text: 'shell.drafts', address: routes.drafts.address() },
  { id: 'topicPages', text: 'shell.topicPages', address: routes.topicPages.address() },
  { id: 'technical', text: 'shell.technical', address: routes.technical.address() },
  { id: 'users', text: 'shell.users', address: routes.users.address('registered') },
  { id: 'invites', text: 'shell.invites', address: routes.users.address('invites') },
  {
    id: 'editOwnAccount',
    text: 'shell.ownAccount',
    address: userId === undefined ? routes.ownAccount.address() : routes.users.address('own-account', userId),
  },
  { id: 'audit', text: 'shell.audit', address: routes.audit.address() },
  { id: 'organisation', text: 'shell.organisation', address: routes.organisation.address() },
  { id: 'domains', text: 'shell.domains', address: routes.domains.address() },
];

/** The words of a link, which also name its page. */
export const linkText = (id: HeaderLink): TextKey<typeof shellTexts> =>
  [...inBar, ...inDrawer(undefined)].find((link) => link.id === id)?.text ?? 'shell.menu';

/**
 * The header links that a user can see; locked ones are displayed as disabled. The first four are in the bar,
 * and also in the drawer for screens on which the bar has no room.
 */
export function visibleLinks(session: SessionState): { bar: VisibleLink[]; drawer: VisibleLink[] } {
  const visible = (targets: readonly Target[]) =>
    targets.flatMap((target) => {
      const gate = gateState(target.id, session);
      return gate.state === 'hidden' ? [] : [{ ...target, ...gate }];
    });
  return { bar: visible(inBar), drawer: visible(inDrawer(session.user?.id)) };
}

export function isCurrent(link: VisibleLink, path: string): boolean {
  return path === link.address || path.startsWith(`${link.address}/`);
}
