import * as v from 'valibot';
import type { LanguageCode } from '#core/contract/languages.ts';
import { languageCode } from '#core/contract/values.ts';
import type { Organisation } from './organisation.ts';
import { organisationToken } from './organisation-token.ts';

/** The settings of an organisation in the register of the main server. */
export type MainSettings = { plan: string; languages: readonly LanguageCode[] };
/** Resolves to undefined if the main server does not answer. */
export type AskMain = (organisation: Organisation) => Promise<MainSettings | undefined>;

const settings = v.object({ plan: v.string(), languages: v.array(languageCode) });
const timeoutMilliseconds = 2000;
/** A main server that does not answer is not asked again for this time, so that not every call waits for it. */
const pause = 10_000;

export type MainLinkOptions = {
  mainUrl: string;
  now: () => Date;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

/** Asks the main server, with a token that the organisation signs. */
export function createMainLink({ mainUrl, now, fetch: send = fetch }: MainLinkOptions): AskMain {
  let failed = Number.NEGATIVE_INFINITY;
  return async (organisation) => {
    if (now().getTime() - failed < pause) return undefined;
    try {
      const token = await organisationToken(organisation, [], now);
      const reply = await send(`${mainUrl}/api/v1/domain/settings`, {
        headers: { authorization: `Bearer ${token}` },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      });
      // The main server does not know the organisation (yet); a pause would not change that.
      if (!reply.ok) return undefined;
      return v.parse(settings, await reply.json());
    } catch {
      // The main server is unreachable: it is asked again after a pause, and until then its settings are unknown.
      failed = now().getTime();
      return undefined;
    }
  };
}
