import * as v from 'valibot';
import { longestOfChange } from '../change-limits.ts';
import { changeType } from '../change-values.ts';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { sequenceNumber } from '../params.ts';
import { filledLine, filledText } from '../text.ts';
import { isoDate } from '../values.ts';
import { providerDraftCalls } from './provider-drafts.ts';

const words = v.optional(
  v.object({ topic: filledLine(longestOfChange.topic), summary: filledText(longestOfChange.summary) }),
);
const params = v.object({ id: uuid('must be the id of a draft') });
/** That which was read: a draft that is another one by now is refused. */
const edition = sequenceNumber;
/** What is absent stays as it is; `words` that are given are all that it says. */
const content = {
  words: v.optional(v.object({ DE: words, FR: words, IT: words, EN: words })),
  type: v.optional(changeType),
  /** `null`: none is known. */
  deadline: v.optional(v.nullable(isoDate)),
};

export const providerDraftEndpoints = endpoints(providerDraftCalls, {
  providerDrafts: { cache: 'no-store' },
  saveProviderDraft: { params, body: v.object({ ...content, edition }) },
  publishProviderDraft: {
    params,
    body: v.object({ ...content, edition: v.optional(edition) }),
  },
  discardProviderDraft: { params, body: v.optional(v.object({ edition: v.optional(edition) })) },
});
