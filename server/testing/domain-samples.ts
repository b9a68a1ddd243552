import type { domainContract } from '#core/contract/domain/domain.ts';
import { samplePassword } from '../domain/sample-organisations.ts';
import { samplesOfCalendarFeeds } from './calendar-feed-samples.ts';
import { samplesOfCarryOver } from './carry-over-samples.ts';
import { samplesOfChangeFiles } from './change-file-samples.ts';
import { samplesOfChanges } from './change-samples.ts';
import { samplesOfChat } from './chat-samples.ts';
import type { Samples } from './main-samples.ts';
import { samplesOfNewsFeeds } from './news-feed-samples.ts';
import { samplesOfWatching } from './watching-samples.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const notAnId = { params: { id: 'x' } };
/** A valid password that no user has. */
const password = 'Quite-another-1';
let number = 0;
/** A new address for each call, since attempts are counted by address and refused above a limit. */
const freshAddress = () => `nobody${number++}@musterbank.example`;

const ofComingIn = () =>
  ({
    authenticate: {
      valid: { body: { email: freshAddress(), password } },
      invalid: { body: { email: 'x' } },
    },
    requestLoginPerEmail: {
      valid: { query: { email: freshAddress() } },
      invalid: { query: { email: 'x' } },
    },
    loginUsingToken: {
      valid: { query: { email: freshAddress(), temporaryToken: 'x' } },
      invalid: { query: {} },
    },
    requestPasswordReset: {
      valid: { query: { username: freshAddress() } },
      invalid: { query: { username: 'x' } },
    },
    resetPassword: {
      valid: { body: { code: 'x', newPassword: password } },
      invalid: { body: { code: 'x', newPassword: 'short' } },
    },
    renewSession: { valid: {} },
    enterSecondFactor: {
      valid: { body: { challenge: 'unknown', code: '123456' } },
      invalid: { body: { challenge: 'unknown' } },
    },
    beginRequiredEnrolment: {
      valid: { body: { challenge: 'unknown' } },
      invalid: { body: { challenge: '' } },
    },
    confirmRequiredEnrolment: {
      valid: { body: { challenge: 'unknown', code: '123456' } },
      invalid: { body: { challenge: 'unknown', code: '' } },
    },
    exchangeSession: {
      valid: {
        body: {
          // Wrong credentials are counted by application.
          applicationId: freshAddress(),
          applicationSecret: 'x',
          email: freshAddress(),
          origin: 'https://intranet.example',
        },
      },
      invalid: { body: { applicationId: unknownId } },
    },
  }) satisfies Partial<Samples<typeof domainContract>>;

const ofInvites = () =>
  ({
    invites: { valid: {} },
    validateInvite: {
      valid: { params: { code: 'unknown' } },
      invalid: { params: { code: 'x'.repeat(201) } },
    },
    consumeInvite: {
      valid: {
        body: {
          inviteCode: 'unknown',
          email: 'new@musterbank.example',
          name: 'New',
          preferredLanguage: 'DE',
          password,
          privacyAccepted: true,
          termsAccepted: true,
        },
      },
      invalid: { body: { inviteCode: 'unknown' } },
    },
    createInvite: {
      valid: { body: { email: 'new@musterbank.example', roles: ['READER'] } },
      invalid: { body: { email: 'new@musterbank.example', roles: [] } },
    },
    resendInvite: {
      valid: { params: { id: unknownId } },
      invalid: notAnId,
      unknown: { params: { id: unknownId } },
    },
    deleteInvite: {
      valid: { params: { id: unknownId } },
      invalid: notAnId,
      unknown: { params: { id: unknownId } },
    },
  }) satisfies Partial<Samples<typeof domainContract>>;

const ofApplications = () =>
  ({
    applications: { valid: {} },
    createApplication: {
      valid: { body: { name: 'Intranet', origins: ['https://intranet.example'] } },
      invalid: { body: { name: 'Intranet', origins: [] } },
    },
    revokeApplication: {
      valid: { params: { id: unknownId } },
      invalid: notAnId,
      unknown: { params: { id: unknownId } },
    },
  }) satisfies Partial<Samples<typeof domainContract>>;

const ofSecondFactors = () =>
  ({
    secondFactor: { valid: {} },
    beginEnrolment: {
      // The right one: wrong ones are counted.
      valid: { body: { currentPassword: samplePassword } },
      invalid: { body: { currentPassword: '' } },
    },
    confirmEnrolment: { valid: { body: { code: '123456' } }, invalid: { body: { code: '' } } },
    renewRecoveryCodes: { valid: { body: { code: 'none' } }, invalid: { body: {} } },
    removeSecondFactor: {
      valid: { body: { currentPassword: samplePassword, code: 'none' } },
      invalid: { body: { currentPassword: 'wrong' } },
    },
    resetSecondFactor: {
      valid: { params: { id: unknownId } },
      invalid: notAnId,
      unknown: { params: { id: unknownId } },
    },
    signInRules: { valid: {} },
    updateSignInRules: {
      valid: { body: { secondFactorRequired: false } },
      invalid: { body: { secondFactorRequired: 'yes' } },
    },
    digestRules: { valid: {} },
    updateDigestRules: { valid: { body: { day: 1, hour: 7 } }, invalid: { body: { day: 8, hour: 7 } } },
  }) satisfies Partial<Samples<typeof domainContract>>;

const notAComment = { params: { icid: 'x' } };
const unknownComment = { params: { icid: unknownId } };
const aComment = { text: 'Siehe auch Art. 2.', language: 'DE' };

const ofComments = () =>
  ({
    commentTypes: { valid: {} },
    commentStatuses: { valid: {} },
    commentsOfRegArt: {
      valid: { params: { complete: 'musterg~1' } },
      invalid: { params: { complete: 'x' } },
    },
    commentsOfChange: {
      valid: { params: { id: 'none' } },
      invalid: { params: { id: 'none' }, query: { origin: 'x' } },
    },
    createComment: {
      // Private, so that isolated testers may send it, and nobody else sees it.
      valid: { body: { ...aComment, regArt: 'musterg~1', private: true } },
      invalid: { body: { ...aComment, regArt: 'x' } },
      unknown: { body: { ...aComment, regArt: 'nothing~1', private: true } },
    },
    updateComment: {
      valid: { ...unknownComment, body: { ...aComment, version: 1, private: true } },
      invalid: { ...unknownComment, body: aComment },
      unknown: { ...unknownComment, body: { ...aComment, version: 1, private: true } },
    },
    deleteComment: { valid: unknownComment, invalid: notAComment, unknown: unknownComment },
    resolveTagging: {
      valid: { params: { id: unknownId } },
      invalid: { params: { id: unknownId }, query: { resolve: 'x' } },
      unknown: { params: { id: unknownId } },
    },
    commentsWithChangeLabel: { valid: {}, invalid: { query: { start: 'x' } } },
    listComments: { valid: { query: { resolved: '0' } }, invalid: { query: { resolved: 'x' } } },
    commentEvents: { valid: {}, invalid: { query: { after: 'x' } } },
    commentCounts: {
      valid: { params: { regTextId: 'musterg' } },
      invalid: { params: { regTextId: '-' } },
    },
    changeComments: {
      valid: { body: { icids: [unknownId], status: 3 } },
      invalid: { body: { icids: [unknownId] } },
    },
    commentHistory: { valid: unknownComment, invalid: notAComment, unknown: unknownComment },
    commentThread: { valid: unknownComment, invalid: notAComment, unknown: unknownComment },
    comment: { valid: unknownComment, invalid: notAComment, unknown: unknownComment },
    inbox: { valid: {}, invalid: { query: { rows: 'x' } } },
    readInbox: { valid: { body: {} }, invalid: { body: { icids: ['x'] } } },
  }) satisfies Partial<Samples<typeof domainContract>>;

const notAnAnswer = { params: { raid: 'x' } };
const unknownAnswer = { params: { raid: unknownId } };
const anAnswer = { compliance: 'yes', language: 'DE' };

const ofAssurance = () =>
  ({
    assuranceOfRegArt: {
      valid: { params: { complete: 'musterg~1' } },
      invalid: { params: { complete: 'x' } },
    },
    createAnswer: {
      valid: { body: { ...anAnswer, regArt: 'nothing~1', versionDate: '2020-01-01' } },
      invalid: { body: { ...anAnswer, regArt: 'x', versionDate: '2020-01-01' } },
      unknown: { body: { ...anAnswer, regArt: 'nothing~1', versionDate: '2020-01-01' } },
    },
    updateAnswer: {
      valid: { ...unknownAnswer, body: { ...anAnswer, version: 1 } },
      invalid: { ...unknownAnswer, body: anAnswer },
      unknown: { ...unknownAnswer, body: { ...anAnswer, version: 1 } },
    },
    withdrawAnswer: {
      valid: { ...unknownAnswer, query: { version: '1' } },
      invalid: { ...notAnAnswer, query: { version: '1' } },
      unknown: { ...unknownAnswer, query: { version: '1' } },
    },
    listAnswers: { valid: { query: { orphaned: 'true' } }, invalid: { query: { orphaned: 'x' } } },
    assuranceByDocument: { valid: {} },
    assuranceByUnit: {
      valid: { params: { regTextId: 'musterg' } },
      invalid: { params: { regTextId: '-' } },
    },
    assuranceHistory: {
      valid: { params: { complete: 'musterg~1' } },
      invalid: { params: { complete: 'x' } },
    },
    answer: { valid: unknownAnswer, invalid: notAnAnswer, unknown: unknownAnswer },
  }) satisfies Partial<Samples<typeof domainContract>>;

/** Requests to a domain server. `ownId`: id of the caller, for requests about the caller's own account. */
export const domainSamples = (ownId: string): Samples<typeof domainContract> => ({
  ...ofComingIn(),
  ...ofInvites(),
  ...ofApplications(),
  ...ofSecondFactors(),
  ...ofComments(),
  ...ofAssurance(),
  ...samplesOfCalendarFeeds,
  ...samplesOfNewsFeeds,
  ...samplesOfWatching,
  ...samplesOfChat,
  ...samplesOfChanges,
  ...samplesOfCarryOver,
  ...samplesOfChangeFiles,
  sendPasswordReset: {
    valid: { params: { id: unknownId }, body: {} },
    invalid: { ...notAnId, body: {} },
    unknown: { params: { id: unknownId }, body: {} },
  },
  changePassword: {
    valid: { params: { id: ownId }, body: { currentPassword: 'wrong', newPassword: password } },
    invalid: { params: { id: ownId }, body: {} },
    unknown: { params: { id: unknownId }, body: { currentPassword: 'wrong', newPassword: password } },
  },
  domainSearch: { valid: { query: { query: 'Muster' } }, invalid: { query: {} } },
  policies: { valid: {} },
  auditLog: { valid: {}, invalid: { query: { before: 'x' } } },
  exportAuditLog: { valid: { body: {} }, invalid: { body: { from: 'x' } } },
  currentUser: { valid: {} },
  currentCapabilities: { valid: {} },
  userNames: { valid: {} },
  users: { valid: {} },
  user: { valid: { params: { id: ownId } }, invalid: notAnId, unknown: { params: { id: unknownId } } },
  updateUser: {
    valid: { params: { id: ownId }, body: {} },
    invalid: { params: { id: ownId }, body: { email: 'x' } },
    unknown: { params: { id: unknownId }, body: {} },
  },
  deleteUser: {
    valid: { params: { id: unknownId } },
    invalid: notAnId,
    unknown: { params: { id: unknownId } },
  },
  endSessions: {
    valid: { body: { email: 'nobody@musterbank.example' } },
    invalid: { body: { email: 'x' } },
    unknown: { body: { email: 'nobody@musterbank.example' } },
  },
  emailConsents: { valid: {} },
  emailPreferences: { valid: {} },
  updateEmailPreferences: { valid: { body: [] }, invalid: { body: ['x'] } },
  servicePlan: { valid: {} },
  servicePlanCanUse: { valid: {} },
  statistics: { valid: {} },
  recordVisit: { valid: {} },
});
