import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** An application of the organisation, such as its intranet, that may exchange its signed-in users for tokens. */
export const application = v.object({
  id: v.string(),
  name: v.string(),
  /** Origins of the pages for which it may have tokens. */
  origins: v.array(v.string()),
  createdAt: v.string(),
  createdBy: v.string(),
  lastUsed: v.optional(v.string()),
});
export type Application = v.InferOutput<typeof application>;

const administrator = { roles: ['ADMINISTRATOR'] } as const;

/** Applications and their credentials, and the exchange of a session (RFC 6749, client credentials). */
export const applicationCalls = {
  applications: call('GET', '/Applications', { access: administrator, reply: v.array(application) }),
  /** The secret is in this reply only; stored is its hash. */
  createApplication: call('POST', '/Applications', {
    access: administrator,
    reply: v.object({ application, secret: v.string() }),
  }),
  /** Tokens that it has still hold for ten minutes at most. */
  revokeApplication: call('DELETE', '/Applications/:id', { access: administrator, reply: v.object({}) }),
  /** A token of a user for pages of one origin. The credentials are the application's, so nobody is signed in. */
  exchangeSession: call('POST', '/Applications/Token', {
    access: 'public',
    reply: v.object({
      token: v.string(),
      /** Seconds. */
      expiresIn: v.number(),
    }),
  }),
};
