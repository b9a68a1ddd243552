import type { Kysely } from 'kysely';
import type { Role } from '#core/contract/domain/user.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { DomainTables } from '../data/tables/domain.ts';
import { createOrganisation, createUser, type NewOrganisation, type Organisation } from './organisation.ts';

/** Password of every sample user, printed at the start in sample mode only. */
export const samplePassword = 'regesta-sample';

export const sampleOrganisations: readonly NewOrganisation[] = [
  { slug: 'musterbank', name: 'Musterbank AG', emailDomain: 'musterbank.example', plan: 'complete' },
  { slug: 'alpina', name: 'Alpina Versicherung AG', emailDomain: 'alpina.example', plan: 'changes' },
];

type Person = {
  name: string;
  fullName: string;
  title: 'MR' | 'MS' | 'MRS';
  language: InterfaceLanguage;
  roles: Role[];
};

// Each user also has the role READER, without which a user sees nothing after the sign-in.
const people: readonly Person[] = [
  {
    name: 'admin',
    fullName: 'Andrea Amstutz',
    title: 'MS',
    language: 'DE',
    roles: ['ADMINISTRATOR', 'READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'],
  },
  { name: 'reader', fullName: 'Renaud Rochat', title: 'MR', language: 'FR', roles: ['READER'] },
  {
    name: 'comments',
    fullName: 'Carla Cometti',
    title: 'MRS',
    language: 'IT',
    roles: ['READER', 'COMMENT_EDITOR'],
  },
  {
    name: 'changes',
    fullName: 'Charlotte Chapuis',
    title: 'MS',
    language: 'FR',
    roles: ['READER', 'CHANGE_READER'],
  },
  {
    name: 'editor',
    fullName: 'Emil Egger',
    title: 'MR',
    language: 'DE',
    roles: ['READER', 'COMMENT_EDITOR', 'CHANGE_READER', 'CHANGE_EDITOR'],
  },
  {
    name: 'tester',
    fullName: 'Tessa Thompson',
    title: 'MS',
    language: 'EN',
    roles: ['READER', 'ISOLATED_TESTER'],
  },
  {
    name: 'owner',
    fullName: 'Oskar Odermatt',
    title: 'MR',
    language: 'DE',
    roles: ['READER', 'ADMINISTRATOR', 'FULL_DOMAIN_ADMIN'],
  },
  {
    name: 'data',
    fullName: 'Dario Dotti',
    title: 'MR',
    language: 'IT',
    roles: ['READER', 'REGESTA_STATICDB_DATA_ADMIN'],
  },
  { name: 'chat', fullName: 'Chloe Carter', title: 'MS', language: 'EN', roles: ['READER', 'CHAT_USER'] },
];

export async function createSampleOrganisations(db: Kysely<DomainTables>): Promise<void> {
  for (const organisation of sampleOrganisations)
    await createOrganisation(db, { ...organisation, sample: true });
}

/** Creates one user for every role in each sample organisation, unless the organisation already has users. */
export async function createSampleUsers(organisations: readonly Organisation[]): Promise<void> {
  for (const organisation of organisations) {
    if (!organisation.sample) continue;
    const anybody = await organisation.db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (anybody !== undefined) continue;
    for (const { name, fullName, title, language, roles } of people) {
      const email = `${name}@${organisation.emailDomain}`;
      await createUser(organisation, {
        email,
        fullName,
        title,
        preferredLanguage: language,
        roles,
        password: samplePassword,
      });
    }
  }
}

/** The sign-ins to print: one line for each user of the first organisation and the domain of the others. */
export function sampleSignIns(): { email: string; roles: readonly Role[] }[] {
  return sampleOrganisations.flatMap(({ emailDomain }) =>
    people.map(({ name, roles }) => ({ email: `${name}@${emailDomain}`, roles })),
  );
}
