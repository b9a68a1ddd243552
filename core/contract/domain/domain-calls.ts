import { accessCalls } from './access.ts';
import { applicationCalls } from './applications.ts';
import { assuranceCalls } from './assurance.ts';
import { auditCalls } from './audit.ts';
import { calendarFeedCalls } from './calendar-feeds.ts';
import { carryOverCalls } from './carry-over.ts';
import { changeFileCalls } from './change-files.ts';
import { changeImpactCalls } from './change-impact.ts';
import { changeCalls } from './changes.ts';
import { chatThreadCalls } from './chat-threads.ts';
import { commentListCalls } from './comment-lists.ts';
import { commentCalls } from './comments.ts';
import { consentCalls } from './consents.ts';
import { digestRulesCalls } from './digest-rules.ts';
import { inviteCalls } from './invites.ts';
import { newsFeedCalls } from './news-feeds.ts';
import { domainSearchCalls } from './search.ts';
import { secondFactorCalls } from './second-factor.ts';
import { servicePlanCalls } from './service-plan.ts';
import { statisticsCalls } from './statistics.ts';
import { userCalls } from './users.ts';
import { visitCalls } from './visits.ts';
import { watchingCalls } from './watching.ts';

/** What clients need of every endpoint of a domain server. */
export const domainCalls = {
  ...accessCalls,
  ...applicationCalls,
  ...domainSearchCalls,
  ...inviteCalls,
  ...auditCalls,
  ...userCalls,
  ...commentCalls,
  ...commentListCalls,
  ...changeImpactCalls,
  ...changeCalls,
  ...assuranceCalls,
  ...carryOverCalls,
  ...changeFileCalls,
  ...calendarFeedCalls,
  ...newsFeedCalls,
  ...consentCalls,
  ...digestRulesCalls,
  ...secondFactorCalls,
  ...servicePlanCalls,
  ...statisticsCalls,
  ...visitCalls,
  ...watchingCalls,
  ...chatThreadCalls,
};
