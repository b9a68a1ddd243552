import type { mainContract } from '#core/contract/main/main.ts';
import type { QuestionType } from '#core/contract/main/questions.ts';
import { organisationUserId } from '../auth/tokens.ts';
import type { MainStores } from '../data/open-main.ts';
import { networkOf } from '../http/client-network.ts';
import { HttpProblem } from '../http/problem.ts';
import type { CheckedRequest } from '../http/serve.ts';
import { mailRefused } from '../mail/mail-refused.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';
import { countQuestion } from './question-limits.ts';
import type { MainCaller } from './register-store.ts';
import { organisationsAllowing, type WidgetOriginOptions } from './widget-origins.ts';

export type QuestionHandlerOptions = Pick<MainStores, 'db' | 'read'> &
  Pick<MainData, 'now'> &
  Pick<WidgetOriginOptions, 'register' | 'localOriginsProved'> & {
    mailer: Mailer;
    /** The provider's own support. */
    support: string | undefined;
  };
type Question = CheckedRequest<(typeof mainContract)['sendQuestion'], MainCaller>;
/** The sender and the receiver of a question. */
type Parties = {
  to: string;
  name: string;
  email: string;
  organisation: string;
  url: string;
  verified: boolean;
};

const kinds: Record<QuestionType, string> = {
  Question: 'question',
  'Support request': 'support',
  'Bug report': 'bug',
};

/** Forwards questions: those of users to the provider, those of visitors to the organisation whose page they are on. */
export function questionHandlers(options: QuestionHandlerOptions): Pick<MainHandlers, 'sendQuestion'> {
  return {
    sendQuestion: async (question) => {
      // A filled hidden field indicates a robot. It gets the usual reply, so that it does not learn why it fails.
      if (question.caller === undefined && question.body.website) return { mail: 'sent' };
      const parties =
        question.caller === undefined
          ? await ofVisitor(question, options)
          : await ofUser(question, question.caller, options);
      const outcome = await options.mailer.send(asMail(question, parties));
      if (outcome === 'refused') throw mailRefused();
      return { mail: outcome };
    },
  };
}

async function ofUser(
  { body }: Question,
  caller: MainCaller,
  options: QuestionHandlerOptions,
): Promise<Parties> {
  if (caller.userId === organisationUserId)
    throw new HttpProblem(403, 'PEOPLE_ONLY', 'only people ask questions, no server');
  const { db, read, now, support } = options;
  const { email, registered } = caller;
  const { slug, name: organisation = slug } = registered;
  const settings = await read
    .selectFrom('domain')
    .select('support_address')
    .where('slug', '=', slug)
    .executeTakeFirst();
  const to = support ?? settings?.support_address;
  if (to == null) throw new HttpProblem(503, 'NO_SUPPORT_ADDRESS', 'nobody is named who answers questions');
  await countQuestion(db, [{ of: 'user', who: email }], now());
  const known = await read
    .selectFrom('registered_user')
    .select('full_name')
    .where('email', '=', email)
    .executeTakeFirst();
  const { url } = body.context;
  return { to, name: known?.full_name ?? '', email, organisation, url, verified: true };
}

async function ofVisitor(question: Question, options: QuestionHandlerOptions): Promise<Parties> {
  const { body, origin, address } = question;
  const { db, read, register, now } = options;
  const allowing = origin === undefined ? [] : await organisationsAllowing(read, options, origin, now());
  const named = allowing.filter(({ slug }) => body.organisation === undefined || slug === body.organisation);
  // Anybody can enter any origin: only whose pages these are gets the questions of their visitors.
  const [desk, another] = named.filter(({ isProved }) => isProved);
  if (desk === undefined && named.length > 0)
    throw new HttpProblem(
      403,
      'ORIGIN_NOT_PROVED',
      'sign in first: it is not proved yet that this page is of the organisation that has entered it',
    );
  if (origin === undefined || desk === undefined)
    throw new HttpProblem(
      403,
      'ORIGIN_NOT_ALLOWED',
      'sign in first: no organisation allows questions from this page',
    );
  if (another !== undefined)
    throw new HttpProblem(400, 'INVALID_REQUEST', 'organisation: several allow this page; name one');
  if (body.sender === undefined)
    throw new HttpProblem(400, 'INVALID_REQUEST', 'sender: needed of those who are not signed in');
  if (desk.support === null)
    throw new HttpProblem(503, 'NO_SUPPORT_ADDRESS', 'nobody is named who answers questions');
  const counted = [
    { of: 'address', who: networkOf(address ?? 'unknown') },
    { of: 'organisation', who: desk.slug },
  ] as const;
  await countQuestion(db, counted, now());
  // The browser guarantees the origin; the rest of the address could be invented.
  const { url } = body.context;
  const isOfOrigin = URL.canParse(url) && new URL(url).origin === origin;
  return {
    ...body.sender,
    to: desk.support,
    organisation: register.find(desk.slug)?.name ?? desk.slug,
    url: isOfOrigin ? url : origin,
    verified: false,
  };
}

function asMail({ body }: Question, { to, verified, ...who }: Parties): Mail {
  const { title, paragraph: id = '', place = '', language = '' } = body.context;
  const paragraph = place === '' ? id : `${place} (${id})`;
  return {
    to,
    language: body.language,
    template: 'question',
    replyTo: who.email,
    data: {
      ...who,
      type: kinds[body.type],
      subject: body.subject,
      message: body.message,
      title,
      paragraph,
      language,
      verified: verified ? 'yes' : 'no',
    },
  };
}
