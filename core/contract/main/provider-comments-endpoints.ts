import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { paragraphIdParam, regTextIdParam } from '../params.ts';
import { isoDate } from '../values.ts';
import { providerCommentCalls } from './provider-comments.ts';

/** The day of the text that is read: what was written of later law is left out. */
const onDay = v.object({ versionDate: v.optional(isoDate) });

export const providerCommentEndpoints = endpoints(providerCommentCalls, {
  regArtComments: {
    params: v.object({ complete: paragraphIdParam }),
    query: v.object({
      ...onDay.entries,
      /** Whether to answer also with the comments of the places inside: the paragraphs of an article. */
      inside: v.optional(
        v.pipe(
          v.picklist(['true', 'false']),
          v.transform((text) => text === 'true'),
        ),
        'false',
      ),
    }),
  },
  regArtCommentCounts: { params: v.object({ regTextId: regTextIdParam }), query: onDay },
  knowsParagraph: {
    params: v.object({ complete: paragraphIdParam }),
    /** In the text of this version; without it in any. */
    query: v.object({ versionDate: v.optional(isoDate) }),
  },
});
