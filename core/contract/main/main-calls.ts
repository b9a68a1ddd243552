import { chatCalls } from './chat.ts';
import { organisationCalls } from './domains.ts';
import { elementCalls } from './element-calls.ts';
import { indexCalls } from './indexing.ts';
import { loadedFileCalls } from './loaded-files.ts';
import { newsCalls } from './news.ts';
import { pdfUploadCalls } from './pdf-uploads.ts';
import { providerDraftCalls } from './provider-drafts.ts';
import { technicalCalls } from './technical.ts';
import { topicPageCalls } from './topic-pages.ts';
import { topicCalls } from './topics.ts';
import { userRegisterCalls } from './users.ts';
import { widgetOriginCalls } from './widget-origins.ts';

/** What clients need of every endpoint of the main server. */
export const mainCalls = {
  ...elementCalls,
  ...providerDraftCalls,
  ...loadedFileCalls,
  ...pdfUploadCalls,
  ...chatCalls,
  ...indexCalls,
  ...technicalCalls,
  ...topicCalls,
  ...topicPageCalls,
  ...newsCalls,
  ...userRegisterCalls,
  ...organisationCalls,
  ...widgetOriginCalls,
};
