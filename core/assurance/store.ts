import type { ReadableAtom } from 'nanostores';
import type { AppPart, PartContext } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import type { AssuranceAnswer, AssuranceFact, UnitProgress } from '../contract/domain/assurance.ts';
import { onOtherUser } from '../other-user.ts';
import { type AnswerProblem, answerProblem } from './answer-problem.ts';
import { type AnsweredPlace, createLoading, type LoadingDependencies, type ReadText } from './loading.ts';

export type Assurance = {
  /** The answers to a place: for its version and earlier ones, the latest first; idle until `load`. */
  of: (place: AnsweredPlace) => ReadableAtom<Loadable<readonly AssuranceAnswer[]>>;
  /** Loads them; those on screen stay meanwhile. */
  load: (place: AnsweredPlace) => Promise<void>;
  /** What became of the answers to a paragraph in all its versions, the oldest first; idle until `loadHistory`. */
  history: (completeParagraphID: string) => ReadableAtom<Loadable<readonly AssuranceFact[]>>;
  loadHistory: (completeParagraphID: string) => Promise<void>;
  /** How far a document is, by its units; idle until `loadProgress`. */
  progress: (...text: ReadText) => ReadableAtom<Loadable<readonly UnitProgress[]>>;
  loadProgress: (...text: ReadText) => Promise<void>;
  /** Shows what was saved at once, and loads what is on screen again. */
  takeSaved: (saved: AssuranceAnswer) => void;
  /** Withdraws an answer; resolves to why it was not withdrawn. */
  withdraw: (answer: AssuranceAnswer) => Promise<AnswerProblem | undefined>;
  /** Loads again what is on screen, since somebody else has written. */
  refresh: () => void;
};

type AssuranceDependencies = LoadingDependencies & {
  domain: Pick<PartContext['domain'], 'withdrawAnswer'>;
};

/** The answers of an organisation to the places of a document, and how far it is with it. */
export function createAssurance(dependencies: AssuranceDependencies): Assurance {
  const { domain, notices, session } = dependencies;
  const { answers, history, progress, places, ...loading } = createLoading(dependencies);
  const { reset } = loading;
  /** Changes the lists on screen, then loads them again. */
  const change = (edit: (list: readonly AssuranceAnswer[], place: AnsweredPlace) => AssuranceAnswer[]) => {
    for (const place of [...places.values()]) {
      const $list = answers.of(place);
      const before = loadedValue($list.get());
      if (before) $list.set({ state: 'ready', value: edit(before, place) });
    }
    reset();
  };
  onOtherUser(session, () => reset());

  return {
    of: answers.of,
    load: loading.load,
    history: history.of,
    loadHistory: loading.loadHistory,
    progress: progress.of,
    loadProgress: loading.loadProgress,
    takeSaved: (saved) =>
      change((list, place) => {
        const before = list.find(({ raid }) => raid === saved.raid);
        if (before) return list.with(list.indexOf(before), asItStood(saved, before));
        return belongsTo(saved, place) ? byVersion([...list, saved]) : [...list];
      }),
    async withdraw({ raid, version }) {
      try {
        await domain.withdrawAnswer({ raid, version });
      } catch (error) {
        notices.report(error, 'withdraw an answer');
        const problem = answerProblem(error);
        if (problem.key === 'modified' || problem.key === 'gone') reset();
        return problem;
      }
      change((list) => list.filter((one) => one.raid !== raid));
      return undefined;
    },
    refresh: reset,
  };
}

const belongsTo = ({ regArt, versionDate }: AssuranceAnswer, place: AnsweredPlace) =>
  regArt === place.completeParagraphID && versionDate <= place.versionDate;

/** What was changed stays where it stands in the text that is read. */
const asItStood = (saved: AssuranceAnswer, { carried, standsAt, writtenOn }: AssuranceAnswer) => ({
  ...saved,
  carried,
  standsAt,
  writtenOn,
});

const byVersion = (list: AssuranceAnswer[]) =>
  list.sort((one, other) => other.versionDate.localeCompare(one.versionDate));

/** Whether somebody may answer: comment editors, but for isolated testers. */
export const mayAnswer = (roles: readonly string[]): boolean =>
  roles.includes('COMMENT_EDITOR') && !roles.includes('ISOLATED_TESTER');
/** Isolated testers get no assurance at all. */
export const mayRead = (roles: readonly string[]): boolean => !roles.includes('ISOLATED_TESTER');

/** The assurance of the reader; loads with its tab, or its marks in the contents. */
export const assurance: AppPart<Assurance> = { create: createAssurance };
