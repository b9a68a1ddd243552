import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { capability } from './user.ts';

/** A call that the plan decides says so where the plan is not known; calls for all users go on. */
export const planUnknown = {
  503: { description: 'The main server does not say the service plan of the organisation (PLAN_UNKNOWN)' },
} as const;

/** The organisation's plan and its capabilities, independent of the user's roles. */
export const servicePlanCalls = {
  servicePlan: call('GET', '/domain/ServicePlan', {
    reply: v.object({ servicePlanName: v.string(), canUse: v.array(capability) }),
  }),
  servicePlanCanUse: call('GET', '/domain/ServicePlan/CanUse', { reply: v.array(capability) }),
};
