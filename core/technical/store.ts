import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { createResource, type Resource } from '../async/resource.ts';
import { type EntityType, indexCalls } from '../contract/main/indexing.ts';
import type { mainContract } from '../contract/main/main.ts';
import {
  type ErrorLevel,
  type ErrorLine,
  type IndexState,
  type TechnicalData,
  technicalCalls,
} from '../contract/main/technical.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';

/** Which lines of the log are displayed; pages count from 1. */
export type LogChoice = { level: ErrorLevel | undefined; text: string; page: number };
export type LogPage = { items: readonly ErrorLine[]; total: number };
type Part = Pick<IndexState, 'entityType' | 'language'>;

export const linesOfPage = 50;
/** What is displayed before somebody narrows the log. */
export const wholeLog: LogChoice = { level: undefined, text: '', page: 1 };

export type TechnicalStore = {
  $data: Resource<TechnicalData>;
  $log: Resource<LogPage>;
  $choice: ReadableAtom<LogChoice>;
  /** The parts that are being built because of this page, by `partKey`. */
  $building: ReadableAtom<ReadonlySet<string>>;
  /** `unasked`: nobody waits for it; what is on screen stays if it fails. */
  load: (unasked?: boolean) => Promise<void>;
  loadLog: () => Promise<void>;
  /** Another level or text begins at the first page. */
  choose: (choice: Partial<LogChoice>) => Promise<void>;
  /** Builds a part anew and tells how it ended. `name` is how the page calls it. */
  build: (part: Part, name: string) => Promise<void>;
  /** Deletes all lines; whether it did. */
  clear: () => Promise<boolean>;
};

type Dependencies = {
  main: Pick<Client<typeof mainContract>, keyof typeof technicalCalls | 'index'>;
  notices: Pick<Notices, 'report' | 'tell'>;
  session: Pick<Session, '$session'>;
};

export const partKey = ({
  entityType,
  language,
}: {
  entityType: EntityType;
  language?: string | undefined;
}) => `${entityType} ${language ?? ''}`;

/** Technical data and the errors of the main server, for those who administer the data. */
export function createTechnical(dependencies: Dependencies): TechnicalStore {
  const { main, notices, session } = dependencies;
  const $data = createResource<TechnicalData>(notices);
  const $building = atom<ReadonlySet<string>>(new Set());
  const { reset, ...log } = createLog(dependencies);
  onOtherUser(session, () => {
    $data.reset();
    $building.set(new Set());
    reset();
  });
  const load = async (unasked = false) => {
    await $data.load('load technical data', () => main.technicalData({}), { keep: true, unasked });
  };
  return {
    $data,
    $building,
    load,
    ...log,
    async build(part, name) {
      const key = partKey(part);
      if ($building.get().has(key)) return;
      $building.set(new Set([...$building.get(), key]));
      try {
        const { entityType, language = 'DE' } = part;
        const { seconds } = await main.index({ body: { entityType, language } });
        const values = { part: name, seconds: Math.ceil(seconds) };
        notices.tell({ kind: 'success', key: 'technical.rebuilt', values });
      } catch (error) {
        notices.report(error, 'build the index');
        notices.tell({ kind: 'error', key: 'technical.notBuilt', values: { part: name } });
      } finally {
        $building.set(new Set([...$building.get()].filter((one) => one !== key)));
        await load(true);
      }
    },
  };
}

/** The lines of the log that are chosen. */
function createLog({ main, notices }: Dependencies) {
  const $log = createResource<LogPage>(notices);
  const $choice = atom(wholeLog);
  const loadLog = async () => {
    const { level, text, page } = $choice.get();
    const query = {
      ...(level && { level }),
      ...(text.trim() && { text: text.trim() }),
      start: String((page - 1) * linesOfPage),
      rows: String(linesOfPage),
    };
    await $log.load('load the errors', (signal) => main.errorLog(query, { signal }), { keep: true });
  };
  return {
    $log,
    $choice,
    loadLog,
    async choose(choice: Partial<LogChoice>) {
      $choice.set({ ...$choice.get(), page: 1, ...choice });
      await loadLog();
    },
    async clear() {
      try {
        const { deleted } = await main.clearErrorLog({});
        notices.tell({ kind: 'success', key: 'technical.deleted', values: { count: deleted } });
        $choice.set(wholeLog);
        $log.set({ state: 'ready', value: { items: [], total: 0 } });
        return true;
      } catch (error) {
        notices.report(error, 'delete the errors');
        notices.tell({ kind: 'error', key: 'technical.notDeleted' });
        return false;
      }
    },
    reset() {
      $log.reset();
      $choice.set(wholeLog);
    },
  };
}

/** Loads with its page. */
export const technical: AppPart<TechnicalStore> = {
  create: createTechnical,
  calls: { ...technicalCalls, ...indexCalls },
};
