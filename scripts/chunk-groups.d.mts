type Stage =
  | 'shell'
  | 'question'
  | 'box'
  | 'suggestions'
  | 'results'
  | 'reader'
  | 'readerEarly'
  | 'tableEarly'
  | 'around'
  | 'table'
  | 'work';
export function groupOf(needing: readonly Stage[], later: readonly string[]): string | undefined;
