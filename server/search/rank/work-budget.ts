/** Bounds the work of one search: what is over is answered with what there is. */
export type WorkBudget = { spend: (postings: number) => void; isSpent: () => boolean };

export function createWorkBudget(postings: number): WorkBudget {
  let left = postings;
  return {
    spend: (more) => {
      left -= more;
    },
    isSpent: () => left < 0,
  };
}
