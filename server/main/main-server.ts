import { mainContract } from '#core/contract/main/main.ts';
import { regulationDocument } from '#core/contract/main/reading.ts';
import { inline, note, part, tocEntry, unit } from '#core/contract/main/regulation-text.ts';
import { sessionKind } from '../auth/rights.ts';
import type { MainStores } from '../data/open-main.ts';
import { createCallLimits } from '../http/call-limits.ts';
import { requirePageOrigin } from '../http/page-origin.ts';
import { type AskPeer, createReadiness } from '../http/readiness.ts';
import { createReplyCache } from '../http/reply-cache.ts';
import { type App, serve } from '../http/serve.ts';
import type { RateLimiter } from '../lib/rate-limiter.ts';
import { createAnnotate } from '../references/annotate.ts';
import { createTermLinks } from '../terms/term-links.ts';
import { authenticate, type MainHandlers, spenderOf, viewerOf } from './authentication.ts';
import type { BackgroundIndexing } from './background-indexing.ts';
import { baseUrlHandlers } from './base-url.ts';
import { basisOfReplies } from './basis-of-replies.ts';
import { changedTextHandlers } from './changed-texts.ts';
import { type ChatParts, chatHandlers } from './chat.ts';
import { type ComparisonOptions, comparisonHandlers, createTextComparer } from './comparison.ts';
import { comparisonPdfHandlers } from './comparison-pdf.ts';
import { coordinateHandlers } from './coordinates.ts';
import { domainSettingsHandlers, planOf } from './domain-settings.ts';
import { feedHandlers } from './feed.ts';
import { feedChangesHandlers } from './feed-changes.ts';
import type { MainData } from './find-text.ts';
import { glossaryHandlers } from './glossary.ts';
import { loadedFileHandlers } from './loaded-files.ts';
import { findMainTables } from './main-tables.ts';
import { newsHandlers } from './news.ts';
import { ownCitationHandlers } from './own-citations.ts';
import { paragraphHandlers } from './paragraphs.ts';
import { parallelHandlers } from './parallel.ts';
import { pdfPreviewHandlers, pdfUploadStructureHandlers } from './pdf-upload-structure.ts';
import { pdfDescriptionHandlers, pdfUploadHandlers } from './pdf-uploads.ts';
import { providerChangeHandlers } from './provider-changes.ts';
import { providerCommentHandlers } from './provider-comments.ts';
import { providerDraftHandlers } from './provider-drafts.ts';
import { type QuestionHandlerOptions, questionHandlers } from './questions.ts';
import { referenceHandlers } from './references.ts';
import { regulationHandlers } from './regulations.ts';
import { type SearchParts, searchHandlers } from './search.ts';
import { shareHandlers } from './share.ts';
import { technicalHandlers } from './technical.ts';
import { textHandlers } from './texts.ts';
import { topicPageHandlers } from './topic-pages.ts';
import { topicHandlers } from './topics.ts';
import { tellUsersHandler } from './user-epochs.ts';
import { userRegisterHandlers } from './users.ts';
import { versionsByDateHandlers } from './versions-by-date.ts';
import { organisationsAllowing, type WidgetOriginOptions, widgetOriginHandlers } from './widget-origins.ts';

export type MainOptions = MainData &
  MainStores &
  SearchParts &
  WidgetOriginOptions &
  ChatParts &
  BackgroundIndexing & {
    mailer: QuestionHandlerOptions['mailer'];
    support: QuestionHandlerOptions['support'];
    origins: () => readonly string[];
    /** Where the portal is served. */
    portalOrigins: readonly string[];
    https: boolean;
    /** Bytes that the files of an organisation may take together. */
    fileSpace: number;
    /** After how many hours watched acts are looked after; without it they never are. */
    watchHours?: number | undefined;
    comparing?: ComparisonOptions;
    /** How often somebody may call; without it as often as they like. */
    limiter?: RateLimiter | undefined;
    /** Whether replies are cached; what the work of a call costs is measured without. */
    cachesReplies?: boolean | undefined;
    /** Asks a domain server whether it is alive. */
    askPeer?: AskPeer | undefined;
    log: (message: string) => void;
  };

const schemas = {
  Inline: inline,
  Part: part,
  Note: note,
  Unit: unit,
  TocEntry: tocEntry,
  RegulationDocument: regulationDocument,
};

/** Memory for replies in each process: some ten thousand windows of text. */
const cachedBytes = 64 * 1024 * 1024;

/** What is looked for and asked in the texts. */
const searchAndChatHandlers = (options: MainOptions) => ({
  ...searchHandlers(options),
  ...chatHandlers(options),
});

/** Mails that people write. */
const mailHandlers = (options: MainOptions) => ({ ...questionHandlers(options), ...shareHandlers(options) });

/** What the provider writes beside law. */
const pageHandlers = (options: MainOptions) => ({ ...topicHandlers(options), ...newsHandlers(options) });

/** What administrators of the data decide and see. */
const administrationHandlers = (options: MainOptions) => ({
  ...providerDraftHandlers(options),
  ...topicPageHandlers(options),
  ...technicalHandlers(options),
});

/** Files that administrators of the data load, and PDFs that they upload. */
const uploadHandlers = (options: MainOptions, comparer: ReturnType<typeof createTextComparer>) => ({
  ...loadedFileHandlers(options, comparer),
  ...pdfUploadHandlers(options),
  ...pdfDescriptionHandlers(options),
  ...pdfUploadStructureHandlers(options),
  ...pdfPreviewHandlers(options, { signal: options.comparing?.signal }),
});

/** Creates the web application of the main server. */
export function createMainApp(options: MainOptions): App {
  const annotate = createAnnotate([options.references.find, createTermLinks(options.read)]);
  const comparer = createTextComparer(options.comparing);
  const comparing = comparisonHandlers(options, options.comparing, comparer);
  const handlers: MainHandlers = {
    ...regulationHandlers(options),
    ...changedTextHandlers(options),
    ...textHandlers({ ...options, annotate }),
    ...comparing,
    ...comparisonPdfHandlers(options, comparing.compare, { signal: options.comparing?.signal }),
    ...parallelHandlers({ ...options, annotate }),
    ...coordinateHandlers(options),
    ...paragraphHandlers(options),
    ...providerCommentHandlers(options),
    ...feedHandlers(options),
    ...feedChangesHandlers(options),
    ...providerChangeHandlers(options),
    ...administrationHandlers(options),
    ...uploadHandlers(options, comparer),
    ...versionsByDateHandlers(options),
    ...referenceHandlers(options),
    ...ownCitationHandlers(options),
    ...glossaryHandlers(options),
    ...searchAndChatHandlers(options),
    ...pageHandlers(options),
    ...userRegisterHandlers(options),
    tellUsers: tellUsersHandler(options),
    ...domainSettingsHandlers(options),
    ...widgetOriginHandlers(options),
    ...mailHandlers(options),
    ...baseUrlHandlers(options.register),
  };
  return serve(mainContract, handlers, {
    about: { title: 'Regesta main server', version: '1', schemas },
    authenticate: async (token, request) => {
      const caller = await authenticate(options, token);
      if (caller) requirePageOrigin(caller, request, options.portalOrigins);
      return caller && { ...caller, viewer: viewerOf(caller, request, options.portalOrigins) };
    },
    rightsOf: (caller) => ({
      roles: caller.roles,
      plan: () => planOf(options.read, caller.organisation),
      session: sessionKind(caller),
    }),
    idOf: ({ organisation, userId }) => `${organisation} ${userId}`,
    limits: options.limiter && createCallLimits(options.limiter, spenderOf),
    origins: options.origins,
    allowsOrigin: async (origin) =>
      (await organisationsAllowing(options.read, options, origin, options.now())).length > 0,
    https: options.https,
    ready: createReadiness({
      findTables: () => findMainTables(options),
      peers: options.register.baseUrls,
      askPeer: options.askPeer,
    }),
    cachedReply:
      (options.cachesReplies ?? true) ? createReplyCache(cachedBytes, basisOfReplies(options)) : undefined,
    log: options.log,
  });
}
