import type { shellTexts } from '#core/i18n/shell.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import { type GateState, gateState, type HeaderLink } from '#core/session/gates.ts';
import type { SessionState } from '#core/session/session.ts';
import { routes } from '../routes.ts';

type Target = { id: HeaderLink; text: TextKey<typeof shellTexts>; address: string };
export type ShownLink = Target & { state: Exclude<GateState, 'hidden'> };

/** Links lead to pages that exist; a page that is added appears here, behind its gate. */
const targets: readonly Target[] = [
  { id: 'read', text: 'shell.read', address: routes.sources.address() },
  { id: 'topics', text: 'shell.topics', address: '/topic' },
];

/** The bar shows this many; the drawer shows the others. */
const inBar = 4;

/** The header links of a person: hidden ones left out, locked ones to be shown disabled. */
export function shownLinks(session: SessionState): { bar: ShownLink[]; drawer: ShownLink[] } {
  const shown = targets.flatMap((target) => {
    const state = gateState(target.id, session);
    return state === 'hidden' ? [] : [{ ...target, state }];
  });
  return { bar: shown.slice(0, inBar), drawer: shown.slice(inBar) };
}

export function isCurrent(link: ShownLink, path: string): boolean {
  return path === link.address || path.startsWith(`${link.address}/`);
}
