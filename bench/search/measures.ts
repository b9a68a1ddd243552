import type { Label } from './labelled.ts';

/** Figures of one query or, averaged, of many; each between 0 and 1. */
export type Measures = { mrr: number; ndcg: number; recall: number; success: number };

const measureNames = ['mrr', 'ndcg', 'recall', 'success'] as const;
const shortList = 10;
const longList = 20;

/** The lower the rank, the less a result counts. */
const discount = (at: number) => 1 / Math.log2(at + 2);
const gain = (grade: number) => 2 ** grade - 1;

function discounted(grades: readonly number[]): number {
  let sum = 0;
  for (const [at, grade] of grades.slice(0, shortList).entries()) sum += gain(grade) * discount(at);
  return sum;
}

/**
 * MRR@10, recall@20 and success@1 count answers (grade 2) only; nDCG@10 weighs both grades. A place that
 * occurs twice in the results counts once, at its first rank.
 */
export function measure(results: readonly string[], labels: readonly Label[]): Measures {
  const gradeOf = new Map<string, number>();
  for (const { place, grade } of labels) gradeOf.set(place, Math.max(grade, gradeOf.get(place) ?? 0));
  const grades = [...new Set(results)].map((place) => gradeOf.get(place) ?? 0);
  const idealGrades = [...gradeOf.values()].sort((a, b) => b - a);
  const first = grades.slice(0, shortList).indexOf(2);
  const answers = idealGrades.filter((grade) => grade === 2).length;
  const reached = grades.slice(0, longList).filter((grade) => grade === 2).length;
  const best = discounted(idealGrades);
  return {
    mrr: first < 0 ? 0 : 1 / (first + 1),
    ndcg: best === 0 ? 0 : discounted(grades) / best,
    recall: answers === 0 ? 0 : reached / answers,
    success: first === 0 ? 1 : 0,
  };
}

export function average(all: readonly Measures[]): Measures {
  const result: Measures = { mrr: 0, ndcg: 0, recall: 0, success: 0 };
  for (const name of measureNames)
    result[name] = all.reduce((sum, one) => sum + one[name], 0) / Math.max(1, all.length);
  return result;
}
