import * as v from 'valibot';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { oneLine } from '#core/contract/text.ts';
import { interfaceLanguage } from '#core/contract/values.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

/** The settings of an organisation in the register of the main server. */
export type MainSettings = { plan: string; languages: readonly InterfaceLanguage[] };
/**
 * `unreachable`: no connection, so the main server said nothing. `unanswered`: it was reached, but it said
 * nothing in time, or nothing of this organisation; so its settings may be others than the last ones.
 */
export type MainReply =
  | { state: 'known'; settings: MainSettings }
  | { state: 'unreachable' }
  | { state: 'unanswered' };
export type AskMain = (
  organisation: Organisation,
  /** How long a main server is waited for that was reached and does not answer. */
  patienceMilliseconds: number,
) => Promise<MainReply>;

const settings = v.object({ plan: oneLine(40), languages: v.array(interfaceLanguage) });
/** A proxy answers so for a server that it does not reach. */
export const statusesOfProxies = [502, 503, 504];

export type MainLinkOptions = {
  mainUrl: string;
  now: () => Date;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** Asks the main server, with a token that the organisation signs. */
export function createMainLink({ mainUrl, now, fetch: send = fetch }: MainLinkOptions): AskMain {
  return async (organisation, patienceMilliseconds) => {
    try {
      const token = await organisationToken(organisation, [], now);
      const reply = await send(`${mainUrl}/api/v1/domain/settings`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      if (!reply.ok)
        return { state: statusesOfProxies.includes(reply.status) ? 'unreachable' : 'unanswered' };
      return { state: 'known', settings: v.parse(settings, await reply.json()) };
    } catch (error) {
      // A failed connection is a TypeError; all else is a main server that was reached.
      return { state: error instanceof TypeError ? 'unreachable' : 'unanswered' };
    }
  };
}

/** Whether the main server has a paragraph, in a version or any, in any language; undefined where it does not say. */
export type AskParagraph = (
  organisation: Organisation,
  completeParagraphID: string,
  versionDate?: string,
) => Promise<boolean | undefined>;

/** In milliseconds: somebody waits for it with a comment that is written. */
const patienceForParagraphs = 2000;
const paragraphReply = v.object({ known: v.boolean() });

/** Asks the main server for paragraphs, as the organisation reads: its internal documents are among them. */
export function createParagraphLink({ mainUrl, now, fetch: send = fetch }: MainLinkOptions): AskParagraph {
  return async (organisation, complete, versionDate) => {
    try {
      const token = await organisationToken(organisation, ['READER'], now);
      const query = versionDate === undefined ? '' : `?versionDate=${versionDate}`;
      const reply = await send(`${mainUrl}/api/v1/RegText/Knows/${encodeURIComponent(complete)}${query}`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceForParagraphs),
      });
      return reply.ok ? v.parse(paragraphReply, await reply.json()).known : undefined;
    } catch {
      // Whatever is wrong with the other server, nobody's words are lost for it.
      return undefined;
    }
  };
}
