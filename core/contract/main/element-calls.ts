import { baseUrlCalls } from './base-url.ts';
import { changedTextCalls } from './changed-texts.ts';
import { mainChangeCalls } from './changes.ts';
import { comparisonCalls } from './comparison.ts';
import { feedCalls } from './feed.ts';
import { glossaryCalls } from './glossary.ts';
import { parallelCalls } from './parallel.ts';
import { providerCommentCalls } from './provider-comments.ts';
import { questionCalls } from './questions.ts';
import { readingCalls } from './reading.ts';
import { referenceCalls } from './references.ts';
import { regulationCalls } from './regulations.ts';
import { searchCalls } from './search.ts';
import { shareCalls } from './share.ts';
import { versionsByDateCalls } from './versions-by-date.ts';

/** What clients need of the endpoints of the main server that elements call, so that pages with elements load no others. */
export const elementCalls = {
  ...readingCalls,
  ...regulationCalls,
  ...feedCalls,
  ...changedTextCalls,
  ...mainChangeCalls,
  ...versionsByDateCalls,
  ...comparisonCalls,
  ...parallelCalls,
  ...providerCommentCalls,
  ...referenceCalls,
  ...glossaryCalls,
  ...searchCalls,
  ...questionCalls,
  ...shareCalls,
  ...baseUrlCalls,
};
