import type { Capability, Role } from '../contract/domain/user.ts';
import type { SessionState } from './session.ts';

/** A header link is open to whoever holds one of its capabilities and one of its roles; empty lists ask for nothing. */
type Gate = { capabilities: readonly Capability[]; roles: readonly Role[]; hideLocked?: true };
export type GateState = 'open' | 'locked' | 'hidden';

const free: Gate = { capabilities: [], roles: [] };

/** The header links in their order, with their gates (specification of access, section 2). */
export const headerGates = {
  read: free,
  topics: free,
  comments: { capabilities: [], roles: ['COMMENT_EDITOR'] },
  changes: { capabilities: ['CAN_SEE_CHANGE'], roles: ['CHANGE_READER'] },
  news: { capabilities: ['CAN_SEE_NEWS'], roles: [] },
  chat: { capabilities: ['CAN_SEE_CHAT'], roles: ['CHAT_USER'] },
  regTextChange: { capabilities: ['CAN_SEE_REG_TEXT_CHANGE'], roles: [] },
  pdfUpload: { capabilities: ['CAN_DIRECT_DATA_LOADING'], roles: ['REGESTA_STATICDB_DATA_ADMIN'] },
  loadData: { capabilities: [], roles: ['REGESTA_STATICDB_DATA_ADMIN'], hideLocked: true },
  users: { capabilities: [], roles: ['ADMINISTRATOR'] },
  invites: { capabilities: [], roles: ['ADMINISTRATOR'] },
  editOwnAccount: free,
  logout: free,
} as const satisfies Record<string, Gate>;

export type HeaderLink = keyof typeof headerGates;

const holdsOne = <T>(asked: readonly T[], held: readonly T[]) =>
  asked.length === 0 || asked.some((each) => held.includes(each));

/** Whether a header link is open to the person, shown but locked, or not shown. */
export function gateState(link: HeaderLink, { user, capabilities }: SessionState): GateState {
  const gate: Gate = headerGates[link];
  if (holdsOne(gate.capabilities, capabilities) && holdsOne(gate.roles, user?.roles ?? [])) return 'open';
  return gate.hideLocked ? 'hidden' : 'locked';
}

export type Admission = 'show' | 'signIn' | 'loadCapabilities' | 'refuse';

/** What a private page does for this session: a guarded one loads an empty capability list first. */
export function admission(
  session: SessionState,
  capability: Capability | undefined,
  capabilitiesLoaded: boolean,
): Admission {
  if (!session.signedIn) return 'signIn';
  if (capability === undefined || session.capabilities.includes(capability)) return 'show';
  return session.capabilities.length === 0 && !capabilitiesLoaded ? 'loadCapabilities' : 'refuse';
}
