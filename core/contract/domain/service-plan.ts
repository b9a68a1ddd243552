import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { capability } from './user.ts';

/** The organisation's plan and its capabilities, independent of the user's roles. */
export const servicePlanCalls = {
  servicePlan: call('GET', '/domain/ServicePlan', {
    reply: v.object({ servicePlanName: v.string(), canUse: v.array(capability) }),
  }),
  servicePlanCanUse: call('GET', '/domain/ServicePlan/CanUse', { reply: v.array(capability) }),
};
