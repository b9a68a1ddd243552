import { accessEndpoints } from './access.ts';
import { auditEndpoints } from './audit.ts';
import { consentEndpoints } from './consents.ts';
import { inviteEndpoints } from './invites.ts';
import { domainSearchEndpoints } from './search.ts';
import { servicePlanEndpoints } from './service-plan.ts';
import { statisticsEndpoints } from './statistics.ts';
import { userEndpoints } from './users.ts';

/** Every call of a domain server, below an organisation's base URL. */
export const domainContract = {
  ...accessEndpoints,
  ...domainSearchEndpoints,
  ...inviteEndpoints,
  ...auditEndpoints,
  ...userEndpoints,
  ...consentEndpoints,
  ...servicePlanEndpoints,
  ...statisticsEndpoints,
};
