import { type Selectable, sql } from 'kysely';
import { emailConsents } from '#core/contract/domain/consents.ts';
import type { Role } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { forNewsReaders } from '#core/contract/main/news.ts';
import { readsChanges } from '../auth/rights.ts';
import { canUse, heldRoles } from '../auth/roles.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { isMailAddress } from '../lib/mail-address.ts';
import type { Viewers } from './comment-visibility.ts';

export type ConsentKind = (typeof emailConsents)[number]['emailConsentId'];

export const idOfConsent = (kind: ConsentKind): number =>
  emailConsents.find(({ emailConsentId }) => emailConsentId === kind)?.id ?? 0;

/** Somebody who may be told something by mail, with the rights of this moment. */
export type Receiver = {
  id: string;
  email: string;
  language: InterfaceLanguage;
  roles: readonly Role[];
  /** Whether they read regulations and work with others: isolated testers work alone. */
  worksWithOthers: boolean;
  seesChanges: boolean;
  seesNews: boolean;
  consents: ReadonlySet<ConsentKind>;
};

type AccountRow = Pick<
  Selectable<OrganisationTables['account']>,
  'id' | 'email' | 'preferred_language' | 'roles'
>;

/** Undefined where the account has no address to which a mail can go. */
export function receiverOf(
  { id, email, preferred_language: language, roles: given }: AccountRow,
  { plan, consents }: { plan: string; consents: readonly number[] },
): Receiver | undefined {
  if (!isMailAddress(email)) return undefined;
  const roles = heldRoles(given);
  const chosen = emailConsents.filter((one) => consents.includes(one.id));
  return {
    id,
    email,
    language,
    roles,
    worksWithOthers: roles.includes('READER') && !roles.includes('ISOLATED_TESTER'),
    seesChanges: readsChanges(roles, plan),
    seesNews: canUse(plan).includes(forNewsReaders.capability),
    consents: new Set(chosen.map(({ emailConsentId }) => emailConsentId)),
  };
}

/** Receivers as a relation, so that one statement reads for all of them. */
export const viewerRows = (receivers: readonly Receiver[]) => {
  const isolated = receivers.map(({ roles }) => roles.includes('ISOLATED_TESTER'));
  return sql<{ id: string; is_isolated: boolean; sees_changes: boolean; language: InterfaceLanguage }>`(
    select * from unnest(
      ${receivers.map(({ id }) => id)}::uuid[], ${isolated}::boolean[],
      ${receivers.map(({ seesChanges }) => seesChanges)}::boolean[],
      ${receivers.map(({ language }) => language)}::text[]
    ) as receiver (id, is_isolated, sees_changes, language))`.as('viewer');
};

/** The columns of that relation by which visibility is decided, as for a single caller. */
export const theViewer: Viewers = {
  id: sql.ref<string>('viewer.id'),
  isIsolated: sql.ref<boolean>('viewer.is_isolated'),
  seesChanges: sql.ref<boolean>('viewer.sees_changes'),
};
