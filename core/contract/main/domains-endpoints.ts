import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { interfaceLanguageCodes } from '../languages.ts';
import { pageOrigin } from '../rules.ts';
import { interfaceLanguage, sequenceNumber } from '../values.ts';
import { maxWidgetOrigins, organisationCalls } from './domains.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of an organisation'));

export const organisationEndpoints = endpoints(organisationCalls, {
  changeDomainSettings: {
    body: v.object({
      languages: v.pipe(
        v.array(interfaceLanguage),
        v.minLength(1, 'must name a language'),
        v.maxLength(interfaceLanguageCodes.length, 'must name each language once'),
        v.check((all) => new Set(all).size === all.length, 'must name each language once'),
      ),
      supportAddress: v.nullable(
        v.pipe(v.string(), v.trim(), v.maxLength(254), v.email('must be an e-mail address')),
      ),
      widgetOrigins: v.pipe(
        v.array(pageOrigin),
        v.maxLength(maxWidgetOrigins, `must have at most ${maxWidgetOrigins} entries`),
      ),
    }),
  },
  changePlan: { params: v.object({ slug }), body: v.object({ plan: v.string() }) },
  domainChanges: { query: v.object({ organisation: v.optional(slug), before: v.optional(sequenceNumber) }) },
});
