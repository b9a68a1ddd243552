import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** Where the token of an origin lies to prove it: a file, or a tag in the head of the start page. */
export const originFile = '/.well-known/regesta-domain.txt';
export const originTag = 'regesta-domain';

/** How an origin was proved: by file or tag, by the operator's command, or since it is of this machine in sample mode. */
const originProof = v.picklist(['file', 'tag', 'operator', 'local']);
export type OriginProof = v.InferOutput<typeof originProof>;

const widgetOrigin = v.object({
  origin: v.string(),
  /** What the file or the tag must hold. */
  token: v.string(),
  proof: v.optional(originProof),
  provedAt: v.optional(v.string()),
  /** Until then questions are taken though it is not proved: it was entered before origins had to be. */
  acceptedUntil: v.optional(v.string()),
});
export type WidgetOrigin = v.InferOutput<typeof widgetOrigin>;

const unreachedPage = v.picklist([
  'notHttps',
  'otherPort',
  'noAddress',
  'notPublic',
  'unreachable',
  'tooSlow',
]);
/** Why nothing could be fetched from an origin. */
export type UnreachedPage = v.InferOutput<typeof unreachedPage>;

/** What a check has found: no connection, or what file and start page have instead of the token. */
const originFindings = v.union([
  v.object({ problem: unreachedPage, found: v.string() }),
  v.object({
    problem: v.literal('noToken'),
    /** `text`: the begin of the file, or what the tags have; absent if there is none. `location`: a redirect. */
    file: v.object({
      status: v.number(),
      text: v.optional(v.string()),
      location: v.optional(v.string()),
    }),
    page: v.object({
      status: v.number(),
      text: v.optional(v.string()),
      location: v.optional(v.string()),
    }),
  }),
]);
export type OriginFindings = v.InferOutput<typeof originFindings>;

const forAdministrators = { roles: ['ADMINISTRATOR'] } as const;

/** The pages on which visitors may ask questions, and whether they are of the organisation that has entered them. */
export const widgetOriginCalls = {
  widgetOrigins: call('GET', '/domain/widget-origins', {
    access: forAdministrators,
    reply: v.object({ origins: v.array(widgetOrigin) }),
  }),
  /** Fetches file and start page of an entered origin, and proves it if one of them has its token. */
  checkWidgetOrigin: call('POST', '/domain/widget-origins/check', {
    access: forAdministrators,
    reply: v.object({ origin: widgetOrigin, findings: v.optional(originFindings) }),
  }),
};
