type Stage = 'shell' | 'question' | 'box' | 'suggestions' | 'results' | 'reader' | 'around';
export function groupOf(needing: readonly Stage[], later: readonly string[]): string | undefined;
