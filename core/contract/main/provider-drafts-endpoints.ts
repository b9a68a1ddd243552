import * as v from 'valibot';
import { longestOfChange } from '../change-limits.ts';
import { changeType } from '../change-values.ts';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { filledLine, filledText } from '../text.ts';
import { isoDate } from '../values.ts';
import { providerDraftCalls } from './provider-drafts.ts';

const words = v.optional(
  v.object({ topic: filledLine(longestOfChange.topic), summary: filledText(longestOfChange.summary) }),
);
const params = v.object({ id: uuid('must be the id of a draft') });

export const providerDraftEndpoints = endpoints(providerDraftCalls, {
  providerDrafts: { cache: 'no-store' },
  publishProviderDraft: {
    params,
    /** What is absent stays as it was drafted; `words` that are given are all that it says. */
    body: v.object({
      words: v.optional(v.object({ DE: words, FR: words, IT: words, EN: words })),
      type: v.optional(changeType),
      /** `null`: none is known. */
      deadline: v.optional(v.nullable(isoDate)),
    }),
  },
  discardProviderDraft: { params },
});
