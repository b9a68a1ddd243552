import type { Role } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { type ConsentKind, idOfConsent } from '../domain/digest-viewers.ts';
import type { Organisation } from '../domain/organisation.ts';
import type { LetterSection } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';

type NewReceiver = {
  roles?: readonly Role[];
  consents: readonly ConsentKind[];
  language?: InterfaceLanguage;
};

/** Enters a user who is like the reader of the sample in all else, and answers the id. */
export async function enterReceiver(
  { db, emailDomain }: Organisation,
  name: string,
  { roles = ['CHANGE_READER'], consents, language = 'DE' }: NewReceiver,
): Promise<string> {
  const {
    id: _,
    last_login: __,
    ...like
  } = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', `reader@${emailDomain}`)
    .executeTakeFirstOrThrow();
  const own = { email: `${name}@${emailDomain}`, full_name: name, preferred_language: language };
  const { id } = await db
    .insertInto('account')
    .values({ ...like, ...own, roles: JSON.stringify(roles) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = consents.map((kind) => ({ account_id: id, consent_id: idOfConsent(kind) }));
  if (rows.length > 0) await db.insertInto('email_consent').values(rows).execute();
  return id;
}

/** What a weekly mail tells, section by section. */
export const sectionsOf = ({ data }: Mail): LetterSection[] => JSON.parse(data.sections ?? '[]');

/** The headings of a weekly mail, each with what it lists. */
export const listedIn = (mail: Mail | undefined): Record<string, string[]> =>
  Object.fromEntries(
    (mail ? sectionsOf(mail) : []).map(({ heading, items }) => [heading, items.map(({ words }) => words)]),
  );
