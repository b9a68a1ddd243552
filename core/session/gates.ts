import { forChangeReaders } from '../contract/change-rights.ts';
import type { Capability, Role, User } from '../contract/domain/user.ts';
import type { SessionState } from './session.ts';

/**
 * A header link is open to users with one of its capabilities and one of its roles; an empty list requires
 * nothing.
 */
type Gate = {
  capabilities: readonly Capability[];
  roles: readonly Role[];
  /** Hides the link from users without one of its roles. */
  hiddenWithoutRole?: true;
  /** Roles of which the page needs one in place of those of its link. */
  pageRoles?: readonly Role[];
  /** A role that the page needs besides. */
  pageRoleToo?: Role;
  /** What is done together with others, which isolated testers do not. */
  collaborative?: true;
};
/** What a user lacks: a role, or a plan of the organisation that includes the feature. */
export type Lack = { lacks: 'role'; role: Role } | { lacks: 'plan' };
export type GateState = { state: 'open' } | { state: 'hidden' } | ({ state: 'locked' } & Lack);

const free: Gate = { capabilities: [], roles: [] };
/** The specification gives these links no gate; the servers let readers read only. */
const reading: Gate = { capabilities: [], roles: [], pageRoles: ['READER'] };
const forDataAdministration = {
  capabilities: ['CAN_DIRECT_DATA_LOADING'],
  roles: ['REGESTA_STATICDB_DATA_ADMIN'],
  hiddenWithoutRole: true,
} as const satisfies Gate;
const forAdministrators: Gate = { capabilities: [], roles: ['ADMINISTRATOR'], hiddenWithoutRole: true };

/** The header links in order, with their gates (specification of access, section 2). */
export const headerGates = {
  // The link is for those who write; who only reads comments opens the page by its address and from the overview.
  comments: { capabilities: [], roles: ['COMMENT_EDITOR'], pageRoles: ['READER', 'COMMENT_EDITOR'] },
  changes: {
    capabilities: [forChangeReaders.capability],
    roles: forChangeReaders.roles,
    collaborative: true,
  },
  read: reading,
  topics: free,
  news: { capabilities: ['CAN_SEE_NEWS'], roles: [] },
  assurance: { ...reading, collaborative: true },
  // Isolated testers have their own comments in it.
  review: reading,
  watching: { ...reading, collaborative: true },
  glossary: reading,
  // The link is as the specification has it; what the chat quotes is read, so its page is for readers, as its call is.
  chat: { capabilities: ['CAN_SEE_CHAT'], roles: ['CHAT_USER'], pageRoleToo: 'READER', collaborative: true },
  regTextChange: { ...reading, capabilities: ['CAN_SEE_REG_TEXT_CHANGE'] },
  pdfUpload: forDataAdministration,
  loadData: forDataAdministration,
  drafts: forDataAdministration,
  topicPages: forDataAdministration,
  technical: forDataAdministration,
  users: { capabilities: [], roles: ['ADMINISTRATOR'] },
  invites: { capabilities: [], roles: ['ADMINISTRATOR'] },
  editOwnAccount: free,
  audit: forAdministrators,
  organisation: forAdministrators,
  domains: { capabilities: [], roles: ['FULL_DOMAIN_ADMIN'], hiddenWithoutRole: true },
  logout: free,
} as const satisfies Record<string, Gate>;

export type HeaderLink = keyof typeof headerGates;

const holdsOne = <T>(target: readonly T[], held: readonly T[]) =>
  target.length === 0 || target.some((each) => held.includes(each));

/** Everything that a user with these roles and capabilities lacks for the page behind a link. */
export function lacksOf(
  link: HeaderLink,
  roles: readonly Role[],
  capabilities: readonly Capability[],
): Lack[] {
  const gate: Gate = headerGates[link];
  const lacks = linkLacks({ ...gate, roles: gate.pageRoles ?? gate.roles }, roles, capabilities);
  const { pageRoleToo: role } = gate;
  return role === undefined || roles.includes(role) ? lacks : [...lacks, { lacks: 'role', role }];
}

function linkLacks(gate: Gate, roles: readonly Role[], capabilities: readonly Capability[]): Lack[] {
  const [role] = gate.roles;
  const lacks: Lack[] = [];
  if (role !== undefined && !holdsOne(gate.roles, roles)) lacks.push({ lacks: 'role', role });
  if (!holdsOne(gate.capabilities, capabilities)) lacks.push({ lacks: 'plan' });
  return lacks;
}

/**
 * Whether reading and searching are offered. Of a user who is not known, such as that of a page's token, the servers
 * decide, and `isRefusedReading` says that they have.
 */
export function mayRead({ user, isRefusedReading }: SessionState): boolean {
  return user === undefined ? isRefusedReading !== true : user.roles.includes('READER');
}

/** Whether colleagues can mention the user in comments, and whether the user may watch what changes: readers, but isolated testers work alone. */
export function mayCollaborate({ user }: { user?: Pick<User, 'roles'> | undefined }): boolean {
  return user?.roles.includes('READER') === true && !user.roles.includes('ISOLATED_TESTER');
}

/** Whether a header link is open for the user, displayed as locked, or hidden. */
export function gateState(link: HeaderLink, { user, capabilities }: SessionState): GateState {
  const gate: Gate = headerGates[link];
  // A locked link names one lack, the page behind it both: without the role the plan helps nobody.
  const [lack] = linkLacks(gate, user?.roles ?? [], capabilities);
  if (lack === undefined) return { state: 'open' };
  return gate.hiddenWithoutRole && lack.lacks === 'role' ? { state: 'hidden' } : { state: 'locked', ...lack };
}

/** Whether a page with this gate depends on the plan, which may change at any time. */
export function dependsOnPlan(link: HeaderLink): boolean {
  return headerGates[link].capabilities.length > 0;
}

/** Whether a page with this gate is closed to users with these roles because they work alone. */
export function isClosedToTester(link: HeaderLink, roles: readonly Role[]): boolean {
  const gate: Gate = headerGates[link];
  return gate.collaborative === true && roles.includes('ISOLATED_TESTER');
}
