import type { mainContract } from '#core/contract/main/main.ts';
import { citeVersion } from '#core/law/cited-version.ts';
import { passageLines } from '#core/law/copied-text.ts';
import { readPath } from '#core/law/deep-link.ts';
import { withShortName } from '#core/law/display-name.ts';
import { cut } from '#core/lib/cut.ts';
import { toInterfaceLanguage } from '#core/lib/locales.ts';
import { organisationUserId } from '../auth/tokens.ts';
import type { MainStores } from '../data/open-main.ts';
import { requirePath, splitId } from '../data/provisions.ts';
import { HttpProblem } from '../http/problem.ts';
import type { CheckedRequest } from '../http/serve.ts';
import { isMailAddress } from '../lib/mail-address.ts';
import { placeName } from '../lib/place-name.ts';
import type { Mail } from '../mail/mailer.ts';
import { enqueueMails } from '../mail/queue.ts';
import type { MailTables } from '../mail/tables.ts';
import { type MainHandlers, seenBy, type ViewingCaller } from './authentication.ts';
import { describeDocument } from './documents.ts';
import { findRegulation, findVersion, type MainData, textAt } from './find-text.ts';
import { countShared } from './question-limits.ts';

type ShareOptions = Pick<MainStores, 'db' | 'read'> &
  Pick<MainData, 'now'> & {
    /** The first one is in the mails. */
    portalOrigins: readonly string[];
  };
type Shared = CheckedRequest<(typeof mainContract)['shareRegArt'], ViewingCaller>['body'];

/** In characters: some annexes are whole books. */
const longestPassage = 20_000;

/** Sends paragraphs by mail: their words, their citation and their address, with a message of the sender. */
export function shareHandlers(options: ShareOptions): Pick<MainHandlers, 'shareRegArt'> {
  const { db, read, now } = options;
  return {
    shareRegArt: async ({ body, caller }) => {
      requirePerson(caller);
      const recipients = recipientsOf(body);
      const { owner, ...passage } = await passageOf(options, body, caller);
      if (owner !== null) requireOwnOrganisation(recipients, caller);
      const known = await read
        .selectFrom('registered_user')
        .select('full_name')
        .where('email', '=', caller.email)
        .executeTakeFirst();
      const { slug, name: organisation = slug } = caller.registered;
      const mail: Omit<Mail, 'to'> = {
        language: toInterfaceLanguage(body.language) ?? 'EN',
        template: 'shareRegArt',
        replyTo: caller.email,
        data: { ...passage, sender: known?.full_name ?? caller.email, organisation, message: body.message },
      };
      // All of them or none; who has shared too much sends none and is not counted further.
      await db.transaction().execute(async (trx) => {
        const counted = [
          { of: 'sharer', who: `${slug} ${caller.userId}` },
          { of: 'sharingOrganisation', who: slug },
        ] as const;
        await countShared(trx, counted, recipients.length, now());
        const queue = trx.$extendTables<MailTables>().$pickTables<'mail'>();
        const mails = recipients.map((to) => ({ ...mail, to }));
        await enqueueMails(queue, mails, now());
      });
      return { mail: 'queued', recipients: recipients.length };
    },
  };
}

function requirePerson({ userId, roles }: ViewingCaller): void {
  if (userId === organisationUserId)
    throw new HttpProblem(403, 'PEOPLE_ONLY', 'only people share paragraphs, no server');
  if (roles.includes('ISOLATED_TESTER'))
    throw new HttpProblem(403, 'ISOLATED_TESTER', 'isolated testers share nothing');
}

/** Each address once. A mail goes to one person, so that nobody sees the addresses of others. */
function recipientsOf({ recipients }: Shared): string[] {
  const each = [...new Set(recipients.map((one) => one.toLowerCase()))];
  if (each.length === 0) throw new HttpProblem(400, 'RECIPIENT_REQUIRED', 'Sharing needs a recipient.');
  const bad = each.find((one) => !isMailAddress(one));
  if (bad !== undefined)
    throw new HttpProblem(400, 'INVALID_REQUEST', `recipients: no mail can be sent to ${bad}`);
  return each;
}

function requireOwnOrganisation(recipients: readonly string[], { registered }: ViewingCaller): void {
  const isOwn = (address: string) => address.slice(address.lastIndexOf('@') + 1) === registered.emailDomain;
  if (!recipients.every(isOwn))
    throw new HttpProblem(
      403,
      'INTERNAL_DOCUMENT',
      `recipients: an internal document goes to addresses of ${registered.emailDomain} only`,
    );
}

/** The words, citation and address of the paragraph, in the text that the caller reads on that day. */
async function passageOf(
  options: ShareOptions,
  { completeParagraphID, language, versionDate }: Shared,
  caller: ViewingCaller,
) {
  const { read, portalOrigins } = options;
  const { regTextId } = splitId(completeParagraphID, 'completeParagraphID');
  const at = { language, versionDate };
  const regulation = await findRegulation(seenBy(options, caller), regTextId);
  const text = textAt(regulation, at);
  const { path, unitOrd } = await requirePath(read, text.id, completeParagraphID, 'completeParagraphID');
  const { body: unit } = await read
    .selectFrom('unit')
    .select('body')
    .where('text_id', '=', text.id)
    .where('ord', '=', unitOrd)
    .executeTakeFirstOrThrow();
  const { displayName, status, behind } = describeDocument(
    regulation,
    findVersion(regulation, versionDate),
    language,
  );
  const name = withShortName(placeName(path, text.language, text.naming), text.language, displayName);
  const cited = { versionDate: text.version_date, status, language: text.language };
  const place = { regTextId, path, versionDate: text.version_date, language: text.language };
  return {
    owner: regulation.row.owner,
    citation: citeVersion(name, { ...cited, isBehind: behind !== undefined }),
    text: cut(passageLines({ unit, path }).join('\n'), longestPassage),
    link: `${portalOrigins[0] ?? ''}${readPath(place)}`,
    invented: regulation.row.sample ? 'yes' : 'no',
  };
}
