type Figure = {
  /** What is never exceeded. */
  readonly most: number;
  /** What is wanted, where it is not met yet. */
  readonly aim?: number;
};
type Names =
  | '<ask-question> until used'
  | '<ask-question> complete'
  | '<reg-search> until used'
  | '<reg-search> box'
  | '<reg-search> with results'
  | '<reg-reader> first text'
  | '<reg-reader> complete'
  | '<change-table> first rows'
  | '<change-table> with a detail'
  | 'three kinds complete';
export const transferBudgets: Readonly<
  Record<Names, Readonly<Record<'kilobytes' | 'waves' | 'shift', Figure>>>
>;
