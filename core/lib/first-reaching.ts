/** The first index below `count` from which on `reaches` is true, found by halving; `count` where it is true of none. */
export function firstReaching(count: number, reaches: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
