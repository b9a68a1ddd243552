import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { formedText } from '../forms.ts';
import { interfaceLanguageCodes } from '../languages.ts';
import { sequenceNumber } from '../params.ts';
import { emailAddress, pageOrigin } from '../rules.ts';
import { oneLine } from '../text.ts';
import { interfaceLanguage } from '../values.ts';
import { maxWidgetOrigins, organisationCalls } from './domains.ts';

const slug = formedText(/^[a-z][a-z0-9-]{0,39}$/, 'must be the name of an organisation');

export const organisationEndpoints = endpoints(organisationCalls, {
  domainSettings: { cache: 'no-store' },
  domains: { cache: 'no-store' },
  changeDomainSettings: {
    body: v.object({
      languages: v.pipe(
        v.array(interfaceLanguage),
        v.minLength(1, 'must name a language'),
        v.maxLength(interfaceLanguageCodes.length, 'must name each language once'),
        v.check((all) => new Set(all).size === all.length, 'must name each language once'),
      ),
      supportAddress: v.nullable(emailAddress),
      widgetOrigins: v.pipe(
        v.array(pageOrigin),
        v.maxLength(maxWidgetOrigins, `must have at most ${maxWidgetOrigins} entries`),
      ),
      /** Stays as it is where it is absent. */
      internalToModel: v.optional(v.boolean()),
    }),
  },
  changePlan: { params: v.object({ slug }), body: v.object({ plan: oneLine(40) }) },
  domainChanges: {
    query: v.object({ organisation: v.optional(slug), before: v.optional(sequenceNumber) }),
    cache: 'no-store',
  },
});
