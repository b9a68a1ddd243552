import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from './http/api-error.ts';
import type { acceptTexts } from './i18n/accept.ts';
import type { applicationTexts } from './i18n/applications.ts';
import type { assuranceTexts } from './i18n/assurance.ts';
import type { auditTexts } from './i18n/audit.ts';
import type { calendarTexts } from './i18n/calendar.ts';
import type { changeExportTexts } from './i18n/changeexport.ts';
import type { changeFileTexts } from './i18n/changefiles.ts';
import type { changesTexts } from './i18n/changes.ts';
import type { chatTexts } from './i18n/chat.ts';
import type { commentListTexts } from './i18n/commentlist.ts';
import type { commonTexts } from './i18n/common.ts';
import type { draftTexts } from './i18n/drafts.ts';
import type { feedTexts } from './i18n/feeds.ts';
import type { loadingTexts } from './i18n/loading.ts';
import type { organisationTexts } from './i18n/organisation.ts';
import type { pdfUploadTexts } from './i18n/pdfuploads.ts';
import type { peopleTexts } from './i18n/people.ts';
import type { providerDraftTexts } from './i18n/providerdrafts.ts';
import type { questionTexts } from './i18n/questions.ts';
import type { reviewTexts } from './i18n/review.ts';
import type { secondFactorTexts } from './i18n/secondfactor.ts';
import type { shellTexts } from './i18n/shell.ts';
import type { technicalTexts } from './i18n/technical.ts';
import type { TextKey } from './i18n/texts.ts';
import type { topicPageTexts } from './i18n/topicpages.ts';
import type { usersTexts } from './i18n/users.ts';
import type { watchingTexts } from './i18n/watching.ts';

/** The texts that notices may show: a key that no dictionary has does not compile. */
export type NoticeKey = TextKey<
  | typeof acceptTexts
  | typeof applicationTexts
  | typeof assuranceTexts
  | typeof auditTexts
  | typeof changeExportTexts
  | typeof changeFileTexts
  | typeof calendarTexts
  | typeof changesTexts
  | typeof chatTexts
  | typeof commentListTexts
  | typeof commonTexts
  | typeof draftTexts
  | typeof feedTexts
  | typeof loadingTexts
  | typeof providerDraftTexts
  | typeof technicalTexts
  | typeof organisationTexts
  | typeof pdfUploadTexts
  | typeof peopleTexts
  | typeof questionTexts
  | typeof reviewTexts
  | typeof secondFactorTexts
  | typeof shellTexts
  | typeof topicPageTexts
  | typeof usersTexts
  | typeof watchingTexts
>;

/** A message that the user sees once. `key` names its text; views decide how to show it. */
export type Notice = {
  id: number;
  kind: 'success' | 'error';
  key: NoticeKey;
  values?: Record<string, string | number>;
  /** What the user can do about it, such as undo it; `key` names its text. */
  action?: { key: NoticeKey; run: () => void };
};

/** An error and the action that failed; a new object each time. */
export type Failure = { error: ApiError | Error; doing: string };

export type Notices = {
  $notices: ReadableAtom<Notice[]>;
  /** The last reported failure; an element passes it on to its page as an event. */
  $failure: ReadableAtom<Failure | undefined>;
  tell: (notice: Omit<Notice, 'id'>) => void;
  /** Reports a failed action: the one place of the product that writes to the console. */
  report: (error: unknown, doing: string) => void;
  /** Warns on the console, once per text, about calls that are not made (specification, section 5). */
  warnOnce: (text: string) => void;
  dismiss: (id: number) => void;
};

export function createNotices(): Notices {
  const $notices = atom<Notice[]>([]);
  const $failure = atom<Failure | undefined>(undefined);
  const warned = new Set<string>();
  let last = 0;
  const tell: Notices['tell'] = (notice) => $notices.set([...$notices.get(), { ...notice, id: ++last }]);

  /** Shown once at a time, since many calls fail together when a server is unreachable. */
  function tellNetworkError(code: string) {
    const key = 'common.networkError';
    if (!$notices.get().some((notice) => notice.key === key)) tell({ kind: 'error', key, values: { code } });
  }

  return {
    $notices,
    $failure,
    tell,
    dismiss: (id) => $notices.set($notices.get().filter((notice) => notice.id !== id)),
    report(error, doing) {
      const problem = error instanceof Error ? error : new Error(String(error));
      // biome-ignore lint/suspicious/noConsole: the specification wants every failure logged, and this is the place
      console.error(`${doing}: ${problem.message}`);
      $failure.set({ error: problem, doing });
      if (problem instanceof ApiError && problem.kind === 'network') tellNetworkError(problem.code);
    },
    warnOnce(text) {
      if (warned.has(text)) return;
      warned.add(text);
      // biome-ignore lint/suspicious/noConsole: a console warning is what the specification asks for
      console.warn(text);
    },
  };
}
