import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { givenPassword, secondFactorCode } from '../rules.ts';
import { typedText } from '../text.ts';
import { secondFactorCalls } from './second-factor.ts';

const challenge = v.pipe(typedText(200), v.minLength(1, 'must not be empty'));
const code = secondFactorCode;

export const secondFactorEndpoints = endpoints(secondFactorCalls, {
  enterSecondFactor: { body: v.object({ challenge, code }) },
  beginRequiredEnrolment: { body: v.object({ challenge }) },
  confirmRequiredEnrolment: { body: v.object({ challenge, code }) },
  secondFactor: { cache: 'no-store' },
  /** The code is needed by whoever has a second factor and moves it to another device. */
  beginEnrolment: { body: v.object({ currentPassword: givenPassword, code: v.optional(code) }) },
  confirmEnrolment: { body: v.object({ code }) },
  renewRecoveryCodes: { body: v.object({ code }) },
  removeSecondFactor: { body: v.object({ currentPassword: givenPassword, code }) },
  resetSecondFactor: { params: v.object({ id: uuid('must be the id of a user') }) },
  signInRules: { cache: 'no-store' },
  updateSignInRules: { body: v.object({ secondFactorRequired: v.boolean() }) },
});
