import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { wholeNumber } from '../params.ts';
import { digestRulesCalls } from './digest-rules.ts';

export const digestRulesEndpoints = endpoints(digestRulesCalls, {
  digestRules: { cache: 'no-store' },
  updateDigestRules: { body: v.object({ day: wholeNumber(1, 7), hour: wholeNumber(0, 23) }) },
});
