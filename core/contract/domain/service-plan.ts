import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { capability } from './user.ts';

/** The organisation's plan, and what it has in it whoever uses it. */
export const servicePlanEndpoints = {
  servicePlan: endpoint('GET', '/domain/ServicePlan', {
    reply: v.object({ servicePlanName: v.string(), canUse: v.array(capability) }),
  }),
  servicePlanCanUse: endpoint('GET', '/domain/ServicePlan/CanUse', { reply: v.array(capability) }),
};
