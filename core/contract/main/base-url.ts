import * as v from 'valibot';
import { call } from '../endpoint.ts';

/** Where the servers of organisations are. */
export const baseUrlCalls = {
  /** The domain server of an organisation, by the part of an e-mail address after the @ only. */
  baseUrl: call('GET', '/domain/base-url', { access: 'public', reply: v.object({ baseUrl: v.string() }) }),
  /**
   * Whether an address is that of an organisation's server. Links contain such addresses, and anybody can
   * write a link.
   */
  knowsBaseUrl: call('GET', '/domain/base-url/known', {
    access: 'public',
    reply: v.object({ known: v.boolean() }),
  }),
};
