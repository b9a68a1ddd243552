import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { user } from './user.ts';

export const session = v.object({
  token: v.string(),
  user,
  /** Seconds without use after which the session ends, if it was begun on a page of others. */
  expiresIn: v.optional(v.number()),
  /** By this the server knows the device at the next sign-in; absent if it knows it already. It opens nothing. */
  device: v.optional(v.string()),
});

/**
 * What somebody gets who has passed the first step of a sign-in and has not signed in: `code` asks for a code of their
 * second factor, `enrolment` lets them do nothing but set one up, since the organisation requires it.
 */
export const secondStep = v.object({
  secondStep: v.picklist(['code', 'enrolment']),
  /** For the calls of that step, for ten minutes or, for an enrolment, thirty. No token, and good for nothing else. */
  challenge: v.string(),
});
export type SecondStep = v.InferOutput<typeof secondStep>;

/** What a first step of a sign-in replies. */
export const signedIn = v.union([session, secondStep]);

const recoveryCodes = v.array(v.string());

/** The secret, for an authenticator: as text, and as the address that a QR code holds. It is in this reply only. */
const enrolment = v.object({ secret: v.string(), uri: v.string() });
export type Enrolment = v.InferOutput<typeof enrolment>;

const administrator = { roles: ['ADMINISTRATOR'] } as const;
const inPortal = { session: 'portal' } as const;
const own = '/users/current/second-factor';
const step = '/users/authenticate/second-factor';

const signInRules = v.object({ secondFactorRequired: v.boolean() });

/** Second factors: codes of an authenticator (RFC 6238) and recovery codes. */
export const secondFactorCalls = {
  /** The second step of a sign-in, with a code of the authenticator or a recovery code. */
  enterSecondFactor: call('POST', step, { access: 'public', reply: session }),
  /** The second step where the organisation requires a second factor and the user has none. */
  beginRequiredEnrolment: call('POST', `${step}/enrolment`, { access: 'public', reply: enrolment }),
  confirmRequiredEnrolment: call('POST', `${step}/enrolment/confirm`, {
    access: 'public',
    reply: v.object({ ...session.entries, recoveryCodes }),
  }),
  secondFactor: call('GET', own, {
    access: inPortal,
    reply: v.object({
      /** When it was set up; absent if the user has none. */
      since: v.optional(v.string()),
      recoveryCodesLeft: v.number(),
      /** Whether the organisation requires one. */
      required: v.boolean(),
    }),
  }),
  /** Makes a secret, which counts once a code of it is confirmed; until then an earlier one stays. */
  beginEnrolment: call('POST', own, { access: inPortal, reply: enrolment }),
  /** Ends all sessions of the user except the one that continues with the new token. */
  confirmEnrolment: call('POST', `${own}/confirm`, {
    access: inPortal,
    reply: v.object({ token: v.string(), recoveryCodes }),
  }),
  renewRecoveryCodes: call('POST', `${own}/recovery-codes`, {
    access: inPortal,
    reply: v.object({ recoveryCodes }),
  }),
  removeSecondFactor: call('POST', `${own}/remove`, { access: inPortal, reply: v.object({}) }),
  /** Removes the second factor of somebody else who has lost it, and ends their sessions. */
  resetSecondFactor: call('POST', '/users/:id/second-factor/reset', {
    access: administrator,
    /** What became of the mail that tells the user. */
    reply: v.object({ mail: v.picklist(['sent', 'queued', 'refused']) }),
  }),
  signInRules: call('GET', '/domain/SignInRules', { access: administrator, reply: signInRules }),
  /** Whoever requires a second factor has one; sessions of users without one end. */
  updateSignInRules: call('PUT', '/domain/SignInRules', { access: administrator, reply: signInRules }),
};
