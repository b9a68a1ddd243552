import { baseUrlCalls } from './base-url.ts';
import { changedTextCalls } from './changed-texts.ts';
import { mainChangeCalls } from './changes.ts';
import { chatCalls } from './chat.ts';
import { comparisonCalls } from './comparison.ts';
import { organisationCalls } from './domains.ts';
import { feedCalls } from './feed.ts';
import { glossaryCalls } from './glossary.ts';
import { indexCalls } from './indexing.ts';
import { loadedFileCalls } from './loaded-files.ts';
import { newsCalls } from './news.ts';
import { parallelCalls } from './parallel.ts';
import { pdfUploadCalls } from './pdf-uploads.ts';
import { providerCommentCalls } from './provider-comments.ts';
import { providerDraftCalls } from './provider-drafts.ts';
import { questionCalls } from './questions.ts';
import { readingCalls } from './reading.ts';
import { referenceCalls } from './references.ts';
import { regulationCalls } from './regulations.ts';
import { searchCalls } from './search.ts';
import { shareCalls } from './share.ts';
import { technicalCalls } from './technical.ts';
import { topicPageCalls } from './topic-pages.ts';
import { topicCalls } from './topics.ts';
import { userRegisterCalls } from './users.ts';
import { versionsByDateCalls } from './versions-by-date.ts';
import { widgetOriginCalls } from './widget-origins.ts';

/** What clients need of every endpoint of the main server. */
export const mainCalls = {
  ...readingCalls,
  ...regulationCalls,
  ...feedCalls,
  ...changedTextCalls,
  ...mainChangeCalls,
  ...providerDraftCalls,
  ...loadedFileCalls,
  ...pdfUploadCalls,
  ...versionsByDateCalls,
  ...comparisonCalls,
  ...parallelCalls,
  ...providerCommentCalls,
  ...referenceCalls,
  ...glossaryCalls,
  ...searchCalls,
  ...chatCalls,
  ...indexCalls,
  ...technicalCalls,
  ...topicCalls,
  ...topicPageCalls,
  ...newsCalls,
  ...userRegisterCalls,
  ...organisationCalls,
  ...widgetOriginCalls,
  ...questionCalls,
  ...shareCalls,
  ...baseUrlCalls,
};
