import * as v from 'valibot';
import { forDataAdministrators } from '../data-rights.ts';
import { call } from '../endpoint.ts';
import { isoDate } from '../values.ts';
import { providerChange } from './changes.ts';

/** A change that only those who administer the data see, until one of them publishes it. */
const providerDraft = v.object({
  ...providerChange,
  /** Another one means that somebody has changed it meanwhile. */
  edition: v.number(),
  /** The version of an official source that it is of. */
  version: v.optional(
    v.object({
      /** `fedlex` or `eurlex`. */
      source: v.string(),
      number: v.string(),
      name: v.string(),
      versionDate: isoDate,
      firstSeen: v.string(),
    }),
  ),
});
export type ProviderDraft = v.InferOutput<typeof providerDraft>;

export const providerDraftCalls = {
  /** The drafts that wait for a decision, the next deadline first. */
  providerDrafts: call('GET', '/ProviderChanges/Drafts', {
    access: forDataAdministrators,
    reply: v.array(providerDraft),
  }),
  /** Changes what a draft says; nobody else hears of it. */
  saveProviderDraft: call('PATCH', '/ProviderChanges/Draft/:id', {
    access: forDataAdministrators,
    reply: providerDraft,
  }),
  /** Publishes a draft, as it is or with other words: organisations hear of it by the feed. */
  publishProviderDraft: call('PATCH', '/ProviderChanges/Publish/:id', {
    access: forDataAdministrators,
    reply: v.object({ id: v.string(), slug: v.string() }),
  }),
  /** Drops a draft. The same version is not drafted a second time. */
  discardProviderDraft: call('PATCH', '/ProviderChanges/Discard/:id', {
    access: forDataAdministrators,
    reply: v.object({ id: v.string(), slug: v.string() }),
  }),
};
