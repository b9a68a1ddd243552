export function failedTests(report: object, root: string, hookErrors?: Record<string, string>): string[];
export function specsThatWere(status: 'flaky' | 'unexpected', report: object): string[];
export function errorsOutsideSpecs(report: object): string[];
export function errorsOutsideTests(
  outside: { file?: string; message: string; stack?: string; cause?: string }[],
  root: string,
): string[];
