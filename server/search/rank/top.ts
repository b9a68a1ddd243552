/** Keeps the k best of many, by score and then by order: a heap with the worst on top. */
export function createTop(k: number) {
  const scores = new Float64Array(k);
  const orders = new Float64Array(k);
  const items = new Int32Array(k);
  let size = 0;
  const isWorse = (a: number, b: number): boolean => {
    const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
    return difference === 0 ? (orders[a] ?? 0) > (orders[b] ?? 0) : difference < 0;
  };
  const swap = (a: number, b: number): void => {
    for (const numbers of [scores, orders, items]) {
      const kept = numbers[a] ?? 0;
      numbers[a] = numbers[b] ?? 0;
      numbers[b] = kept;
    }
  };
  const rise = (from: number): void => {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!isWorse(at, above)) return;
      swap(at, above);
      at = above;
    }
  };
  const sink = (): void => {
    let at = 0;
    for (;;) {
      let worst = at;
      for (const below of [2 * at + 1, 2 * at + 2]) if (below < size && isWorse(below, worst)) worst = below;
      if (worst === at) return;
      swap(at, worst);
      at = worst;
    }
  };
  return {
    /** `order` tells who comes first among equals: the lower. */
    offer: (item: number, score: number, order: number): void => {
      if (k === 0) return;
      if (size === k) {
        const worst = scores[0] ?? 0;
        if (score < worst || (score === worst && order >= (orders[0] ?? 0))) return;
      }
      const at = size < k ? size++ : 0;
      scores[at] = score;
      orders[at] = order;
      items[at] = item;
      if (at === 0) sink();
      else rise(at);
    },
    /** The best first. */
    items: (): number[] =>
      Array.from({ length: size }, (_, at) => at)
        .sort((a, b) => (isWorse(a, b) ? 1 : -1))
        .map((at) => items[at] ?? 0),
  };
}
