/**
 * Bounds the work of an answer, in postings looked at: what is over is answered with what there is.
 * One budget may serve several rankings.
 */
export type WorkBudget = { spend: (postings: number) => void; isSpent: () => boolean };

/** About a tenth of a second. */
const defaultWork = 12_000_000;
/** For looking closely at a page, which is not left out where finding it took all there was. */
const workOfDetails = 2_000_000;
/** What finding a word in a part costs, even if nothing is there. */
export const workOfWord = 8;

export function createWorkBudget(postings = defaultWork): WorkBudget {
  let left = postings;
  return {
    spend: (more) => {
      left -= more;
    },
    isSpent: () => left < 0,
  };
}

/** A budget of its own for looking closely; what it takes is missing from the whole. */
export function budgetOfDetails(whole: WorkBudget, postings = workOfDetails): WorkBudget {
  const own = createWorkBudget(postings);
  return {
    spend: (more) => {
      own.spend(more);
      whole.spend(more);
    },
    isSpent: own.isSpent,
  };
}
