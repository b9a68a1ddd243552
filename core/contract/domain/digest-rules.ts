import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** When the weekly mail is sent: the day from Monday (1) to Sunday (7), the hour in Switzerland, and the next moment. */
const digestRules = v.object({ day: v.number(), hour: v.number(), next: v.string() });
export type DigestRules = v.InferOutput<typeof digestRules>;

const administrator = { roles: ['ADMINISTRATOR'] } as const;

/** What administrators choose for the weekly mails of their organisation. */
export const digestRulesCalls = {
  digestRules: call('GET', '/domain/DigestRules', { access: administrator, reply: digestRules }),
  updateDigestRules: call('PUT', '/domain/DigestRules', { access: administrator, reply: digestRules }),
};
