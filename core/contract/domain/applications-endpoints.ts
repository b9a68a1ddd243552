import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { emailAddress, pageOrigin, personName } from '../rules.ts';
import { typedText } from '../text.ts';
import { applicationCalls } from './applications.ts';

const id = uuid('must be the id of an application');
const maxOrigins = 20;

export const applicationEndpoints = endpoints(applicationCalls, {
  applications: { cache: 'no-store' },
  createApplication: {
    body: v.object({
      name: personName,
      origins: v.pipe(
        v.array(pageOrigin),
        v.minLength(1, 'must name at least one origin'),
        v.maxLength(maxOrigins, `must name at most ${maxOrigins} origins`),
      ),
    }),
  },
  revokeApplication: { params: v.object({ id }) },
  exchangeSession: {
    body: v.object({
      applicationId: typedText(100),
      applicationSecret: typedText(200),
      /** The user whom the application has signed in. */
      email: emailAddress,
      /** Origin of the page that will use the token. */
      origin: pageOrigin,
    }),
    statuses: { 429: { description: 'Too many wrong secrets, or too many tokens within a minute' } },
  },
});
