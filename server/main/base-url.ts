import { HttpProblem } from '../http/problem.ts';
import type { MainHandlers } from './authentication.ts';
import type { RegisterStore } from './register-store.ts';

/** The base URL of the organisation of an e-mail address. Only the part after the @ counts, so that the reply reveals nothing about users. */
export function baseUrlHandlers(register: RegisterStore): Pick<MainHandlers, 'baseUrl' | 'knowsBaseUrl'> {
  return {
    baseUrl: ({ query: { email } }) => {
      const emailDomain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
      const baseUrl = register.baseUrlOf(emailDomain);
      if (baseUrl === undefined)
        throw new HttpProblem(404, 'DOMAIN_NOT_FOUND', `no organisation is registered for ${emailDomain}`);
      return { baseUrl };
    },
    knowsBaseUrl: ({ query: { baseUrl } }) => ({ known: register.baseUrls().includes(baseUrl) }),
  };
}
