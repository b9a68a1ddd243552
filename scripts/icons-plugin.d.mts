export function withSingleIcons(code: string, files?: ReadonlyMap<string, string>): string;
export function singleIcons(): {
  name: string;
  transform: (code: string, id: string) => { code: string; map: null } | null;
  resolveId: (source: string) => string | null;
};
