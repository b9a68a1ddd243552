import type { AssuranceAnswer } from '../contract/domain/assurance.ts';

export type AnswersFor = {
  /** The answer for this version. */
  current: AssuranceAnswer | undefined;
  /** Without one: an earlier answer that came to this version on the same words, or was accepted there. It holds. */
  carried: AssuranceAnswer | undefined;
  /** Another one, for an earlier version. */
  earlier: AssuranceAnswer | undefined;
  /** Answers to parts of the place that the language which is read divides differently. */
  beside: readonly AssuranceAnswer[];
};

/** What stands for a version among the answers to a place. */
export function answersFor(list: readonly AssuranceAnswer[], versionDate: string): AnswersFor {
  const beside = list.filter(({ writtenOn }) => writtenOn?.aligned === false);
  const own = list.filter((one) => !beside.includes(one));
  const current = own.find((one) => one.versionDate === versionDate);
  const before = own.filter((one) => one.versionDate < versionDate);
  const carried = current ? undefined : before.find((one) => holdsIn(one, versionDate));
  return { current, carried, earlier: before.find((one) => one !== carried), beside };
}

const holdsIn = ({ carried }: AssuranceAnswer, versionDate: string) =>
  carried?.state === 'placed' && carried.versionDate === versionDate;
