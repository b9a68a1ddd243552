import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { comparisonEndpoints } from './comparison.ts';
import { domainEndpoints } from './domains.ts';
import { glossaryEndpoints } from './glossary.ts';
import { parallelEndpoints } from './parallel.ts';
import { questionEndpoints } from './questions.ts';
import { referenceEndpoints } from './references.ts';
import { regulationEndpoints } from './regulations.ts';
import { searchEndpoints } from './search.ts';
import { topicEndpoints } from './topics.ts';
import { userRegisterEndpoints } from './users.ts';

/** Every call of the main server. */
export const mainContract = {
  ...regulationEndpoints,
  ...comparisonEndpoints,
  ...parallelEndpoints,
  ...referenceEndpoints,
  ...glossaryEndpoints,
  ...searchEndpoints,
  ...topicEndpoints,
  ...userRegisterEndpoints,
  ...domainEndpoints,
  ...questionEndpoints,
  /** The domain server of an organisation, by the part of the e-mail address after the @ alone. */
  baseUrl: endpoint('GET', '/domain/base-url', {
    access: 'public',
    query: v.object({ email: v.pipe(v.string(), v.maxLength(254), v.email('must be an e-mail address')) }),
    reply: v.object({ baseUrl: v.string() }),
  }),
  /** Whether an address is an organisation's: links carry it, and anybody can write a link. */
  knowsBaseUrl: endpoint('GET', '/domain/base-url/known', {
    access: 'public',
    query: v.object({ baseUrl: v.pipe(v.string(), v.maxLength(500)) }),
    reply: v.object({ known: v.boolean() }),
  }),
};
