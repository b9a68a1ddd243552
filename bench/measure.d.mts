export type Measured = {
  name: string;
  said: string;
  seconds: number;
  before: number;
  after: number;
  ended: string;
};
export function measure(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Measured>;
export function tableOf(results: readonly Measured[], date: string): string;
