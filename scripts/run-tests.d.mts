export type SecondTry = { file: string; how: string; passed: boolean };
type Test = { status: string };
type Report = { testResults: { name: string; status: string; assertionResults?: Test[] }[] };
type Hooks = { hooks: Record<string, string>; outside: { message: string; cause?: string }[] };
type Run = { code: number; report?: Report; hooks?: Hooks };
export function runTests(options: {
  folder: string;
  report: string;
  args?: string[];
  env?: Readonly<Record<string, string | undefined>>;
  quiet?: boolean;
}): Promise<{ code: number; again: SecondTry[] }>;
export function filesToTryAgain(run: Omit<Run, 'code'>): { file: string; how: string }[];
export function withSecondTry(first: Run, file: string, second: Run): Run;
export function secondTries(again: SecondTry[], folder: string): string[];
