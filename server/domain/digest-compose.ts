import type { Mail } from '../mail/mailer.ts';
import type { DigestDb, DigestSection, FindForAll, Occasion, WrittenSection } from './digest-section.ts';
import type { Receiver } from './digest-viewers.ts';

/** The mail of somebody, with how far each section tells them. */
export type ComposedDigest = {
  receiver: Receiver;
  mail: Mail;
  notices: readonly { kind: string; told: string }[];
};
/** Composes the mails of many receivers; those of whom there is nothing to tell have none. */
export type ComposeDigests = (
  db: DigestDb,
  receivers: readonly Receiver[],
) => Promise<readonly ComposedDigest[]>;

/** Composes digests for one occasion: each receiver gets one mail with all that there is to tell. */
export function createDigests(
  { name: organisation }: { name: string },
  occasion: Occasion,
  sections: readonly DigestSection[],
): ComposeDigests {
  const finders: FindForAll<WrittenSection>[] = sections.map((section) => section(occasion));
  return async (db, receivers) => {
    const written: ReadonlyMap<string, WrittenSection>[] = [];
    // One after the other, since a transaction has one connection.
    for (const find of finders) written.push(await find(db, receivers));
    return receivers.flatMap((receiver) => {
      const own = written.flatMap((section) => section.get(receiver.id) ?? []);
      return own.length === 0 ? [] : [asMail({ organisation, receiver, own }, occasion)];
    });
  };
}

function asMail(
  {
    organisation,
    receiver,
    own,
  }: { organisation: string; receiver: Receiver; own: readonly WrittenSection[] },
  { portalUrl, today }: Occasion,
): ComposedDigest {
  const data = {
    organisation,
    day: today,
    sections: JSON.stringify(own.map(({ section }) => section)),
    link: `${portalUrl}/dashboard`,
    settings: consentsPage(portalUrl),
  };
  const mail = { to: receiver.email, language: receiver.language, template: 'digest', data } as const;
  const notices = own.flatMap(({ consent: kind, told }) => (told === undefined ? [] : [{ kind, told }]));
  return { receiver, mail, notices };
}

/** Where people choose which mails they get. */
export const consentsPage = (portalUrl: string): string => `${portalUrl}/user/EditOwnAccount`;
