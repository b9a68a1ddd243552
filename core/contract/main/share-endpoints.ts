import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { languageParam, paragraphIdParam } from '../params.ts';
import { emailAddress } from '../rules.ts';
import { longText } from '../text.ts';
import { isoDate, mailStatuses } from '../values.ts';
import { longestShareMessage, maxRecipients, shareCalls } from './share.ts';

export const shareEndpoints = endpoints(shareCalls, {
  shareRegArt: {
    body: v.object({
      /** Refused without any, with the specification's words: RECIPIENT_REQUIRED. */
      recipients: v.optional(
        v.pipe(v.array(emailAddress), v.maxLength(maxRecipients, `must name at most ${maxRecipients}`)),
        [],
      ),
      message: v.optional(longText(longestShareMessage), ''),
      completeParagraphID: paragraphIdParam,
      language: languageParam,
      versionDate: v.optional(isoDate),
    }),
    statuses: { 202: mailStatuses[202], 429: { description: 'Too many mails within an hour' } },
  },
});
