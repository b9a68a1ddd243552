import * as v from 'valibot';
import { changeOrigin } from '../change-values.ts';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { regTextIdParam } from '../params.ts';
import { interfaceLanguage } from '../values.ts';
import { changeImpactCalls } from './change-impact.ts';
import { planUnknown } from './service-plan.ts';

export const changeImpactEndpoints = endpoints(changeImpactCalls, {
  changeImpact: {
    params: v.object({ id: uuid('must be the id of a change') }),
    query: v.object({ origin: v.optional(changeOrigin, 'domain') }),
    statuses: planUnknown,
  },
  changesAhead: {
    params: v.object({ regTextId: regTextIdParam }),
    /** The language of topics that have several; without it that of the user. */
    query: v.object({ language: v.optional(interfaceLanguage) }),
    statuses: planUnknown,
  },
});
