import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** Kinds of mails to which a user can consent. The numbers are stored and must never change. */
export const emailConsents = [
  { id: 1, emailConsentId: 'COMMENT_TAGGING' },
  { id: 2, emailConsentId: 'WEEKLY_TASKS' },
  { id: 3, emailConsentId: 'NEW_FEATURES_UPDATES' },
  { id: 4, emailConsentId: 'WEEKLY_UNPROCESSED_CHANGES' },
  { id: 5, emailConsentId: 'WEEKLY_DEADLINE_CHANGES' },
  { id: 6, emailConsentId: 'WEEKLY_NEWS_AND_CHANGES' },
  { id: 7, emailConsentId: 'TAG_WHEN_NEW_CHANGE' },
] as const;

export const consentId = v.picklist(emailConsents.map(({ id }) => id));

const chosen = v.array(v.object({ consentId }));

/** The mails to which the user consented: readable by this user only, none until the user chooses some. */
export const consentCalls = {
  emailConsents: call('GET', '/UserEmailPreferences/consents', {
    reply: v.array(
      v.object({
        id: consentId,
        emailConsentId: v.picklist(emailConsents.map((consent) => consent.emailConsentId)),
      }),
    ),
  }),
  emailPreferences: call('GET', '/UserEmailPreferences', { reply: chosen }),
  updateEmailPreferences: call('PUT', '/UserEmailPreferences', {
    access: { session: 'portal' },
    reply: chosen,
  }),
};
