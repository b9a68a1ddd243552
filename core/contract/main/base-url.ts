import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** Where organisations live. */
export const baseUrlCalls = {
  /** The domain server of an organisation, by the part of the e-mail address after the @ alone. */
  baseUrl: call('GET', '/domain/base-url', { access: 'public', reply: v.object({ baseUrl: v.string() }) }),
  /** Whether an address is an organisation's: links carry it, and anybody can write a link. */
  knowsBaseUrl: call('GET', '/domain/base-url/known', {
    access: 'public',
    reply: v.object({ known: v.boolean() }),
  }),
};
