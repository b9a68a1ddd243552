/**
 * Limits the work of one reply, counted in inspected postings. When it is spent, the reply has what was
 * collected so far. Several rankings may share one budget.
 */
export type WorkBudget = { spend: (postings: number) => void; isSpent: () => boolean };

/** About a tenth of a second. */
const defaultWork = 12_000_000;
/** For scoring a page in detail, which is done even if finding the candidates spent the whole budget. */
const workOfDetails = 2_000_000;
/** Cost of looking up a word in a part, even if it does not occur. */
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

/** A separate budget for detailed scoring; what it spends is also taken from the whole. */
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
