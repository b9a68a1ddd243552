import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { emailAddress } from '../rules.ts';
import { typedText } from '../text.ts';
import { baseUrlCalls } from './base-url.ts';
import { changedTextEndpoints } from './changed-texts-endpoints.ts';
import { mainChangeEndpoints } from './changes-endpoints.ts';
import { chatEndpoints } from './chat-endpoints.ts';
import { comparisonEndpoints } from './comparison-endpoints.ts';
import { organisationEndpoints } from './domains-endpoints.ts';
import { feedEndpoints } from './feed-endpoints.ts';
import { glossaryEndpoints } from './glossary-endpoints.ts';
import { loadedFileEndpoints } from './loaded-files-endpoints.ts';
import { newsEndpoints } from './news-endpoints.ts';
import { parallelEndpoints } from './parallel-endpoints.ts';
import { pdfUploadEndpoints } from './pdf-uploads-endpoints.ts';
import { providerCommentEndpoints } from './provider-comments-endpoints.ts';
import { providerDraftEndpoints } from './provider-drafts-endpoints.ts';
import { questionEndpoints } from './questions-endpoints.ts';
import { readingEndpoints } from './reading-endpoints.ts';
import { referenceEndpoints } from './references-endpoints.ts';
import { regulationEndpoints } from './regulations-endpoints.ts';
import { searchEndpoints } from './search-endpoints.ts';
import { shareEndpoints } from './share-endpoints.ts';
import { technicalEndpoints } from './technical-endpoints.ts';
import { topicPageEndpoints } from './topic-pages-endpoints.ts';
import { topicEndpoints } from './topics-endpoints.ts';
import { userRegisterEndpoints } from './users-endpoints.ts';
import { versionsByDateEndpoints } from './versions-by-date-endpoints.ts';
import { widgetOriginEndpoints } from './widget-origins-endpoints.ts';

/** Every endpoint of the main server. */
export const mainContract = {
  ...readingEndpoints,
  ...regulationEndpoints,
  ...feedEndpoints,
  ...changedTextEndpoints,
  ...mainChangeEndpoints,
  ...providerDraftEndpoints,
  ...loadedFileEndpoints,
  ...pdfUploadEndpoints,
  ...versionsByDateEndpoints,
  ...comparisonEndpoints,
  ...parallelEndpoints,
  ...providerCommentEndpoints,
  ...referenceEndpoints,
  ...glossaryEndpoints,
  ...searchEndpoints,
  ...chatEndpoints,
  ...technicalEndpoints,
  ...topicEndpoints,
  ...topicPageEndpoints,
  ...newsEndpoints,
  ...userRegisterEndpoints,
  ...organisationEndpoints,
  ...widgetOriginEndpoints,
  ...questionEndpoints,
  ...shareEndpoints,
  ...endpoints(baseUrlCalls, {
    // Its address has that of a person in it.
    baseUrl: { query: v.object({ email: emailAddress }), cache: 'no-store' },
    knowsBaseUrl: { query: v.object({ baseUrl: typedText(500) }) },
  }),
};
