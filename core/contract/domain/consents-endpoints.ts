import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { consentCalls, consentId } from './consents.ts';

export const consentEndpoints = endpoints(consentCalls, {
  emailPreferences: { cache: 'no-store' },
  updateEmailPreferences: { body: v.pipe(v.array(consentId), v.maxLength(50)) },
});
