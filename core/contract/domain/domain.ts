import { endpoints } from '../endpoint.ts';
import { accessEndpoints } from './access-endpoints.ts';
import { applicationEndpoints } from './applications-endpoints.ts';
import { assuranceEndpoints } from './assurance-endpoints.ts';
import { auditEndpoints } from './audit-endpoints.ts';
import { calendarFeedEndpoints } from './calendar-feeds-endpoints.ts';
import { carryOverEndpoints } from './carry-over-endpoints.ts';
import { changeFileEndpoints } from './change-files-endpoints.ts';
import { changeImpactEndpoints } from './change-impact-endpoints.ts';
import { changeEndpoints } from './changes-endpoints.ts';
import { chatThreadEndpoints } from './chat-threads-endpoints.ts';
import { commentListEndpoints } from './comment-lists-endpoints.ts';
import { commentEndpoints } from './comments-endpoints.ts';
import { consentEndpoints } from './consents-endpoints.ts';
import { digestRulesEndpoints } from './digest-rules-endpoints.ts';
import { inviteEndpoints } from './invites-endpoints.ts';
import { newsFeedEndpoints } from './news-feeds-endpoints.ts';
import { domainSearchEndpoints } from './search-endpoints.ts';
import { secondFactorEndpoints } from './second-factor-endpoints.ts';
import { planUnknown, servicePlanCalls } from './service-plan.ts';
import { statisticsCalls } from './statistics.ts';
import { userEndpoints } from './users-endpoints.ts';
import { visitCalls } from './visits.ts';
import { watchingEndpoints } from './watching-endpoints.ts';

/** Every endpoint of a domain server, below an organisation's base URL. */
export const domainContract = {
  ...accessEndpoints,
  ...applicationEndpoints,
  ...domainSearchEndpoints,
  ...inviteEndpoints,
  ...auditEndpoints,
  ...userEndpoints,
  ...commentEndpoints,
  ...commentListEndpoints,
  ...changeImpactEndpoints,
  ...changeEndpoints,
  ...assuranceEndpoints,
  ...carryOverEndpoints,
  ...changeFileEndpoints,
  ...calendarFeedEndpoints,
  ...newsFeedEndpoints,
  ...consentEndpoints,
  ...digestRulesEndpoints,
  ...secondFactorEndpoints,
  ...watchingEndpoints,
  ...chatThreadEndpoints,
  ...endpoints(servicePlanCalls, {
    servicePlan: { statuses: planUnknown },
    servicePlanCanUse: { statuses: planUnknown },
  }),
  ...endpoints(statisticsCalls, { statistics: { cache: 'no-store' } }),
  ...endpoints(visitCalls, { recordVisit: { cache: 'no-store' } }),
};
