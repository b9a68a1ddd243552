import { formatMinute } from '#core/lib/dates.ts';
import type { FileFetchReport } from '../sources/fetch-act.ts';
import type { WatchReport } from '../sources/fetch-work.ts';

const words: Readonly<Record<FileFetchReport['outcome'], string>> = {
  new: 'new      ',
  unchanged: 'unchanged',
  refused: 'REFUSED  ',
  absent: 'absent   ',
  pending: 'to fetch ',
};

/** The report about a file for people. */
export function describeFetched(report: FileFetchReport): string {
  const { outcome, version, date, language } = report;
  const line = `${words[outcome]} ${version}, from ${date}, ${language}`;
  if ('reason' in report) return `${line}: ${report.reason}`;
  const warnings = 'warnings' in report ? report.warnings : [];
  return [line, ...warnings.map((warning) => `          warning: ${warning}`)].join('\n');
}

/** What all came to. */
export function describeOutcomes(reports: readonly FileFetchReport[], dryRun: boolean): string {
  const count = (outcome: FileFetchReport['outcome']) =>
    reports.filter((one) => one.outcome === outcome).length;
  const common = `${count('unchanged')} unchanged, ${count('refused')} refused, ${count('absent')} absent`;
  return dryRun
    ? `${count('pending')} to fetch, ${common} (dry run: nothing was fetched but the list of versions)`
    : `${count('new')} new, ${common}`;
}

/** The acts that are watched, a line each. */
export function describeWatches({ watches }: WatchReport, hours: number | undefined): string {
  const schedule =
    hours === undefined
      ? 'The schedule is off: set REGESTA_WATCH_HOURS for the server.'
      : `Each is looked after every ${hours} hours.`;
  const lines = watches.map(({ source, number, languages, imports, lookedAt, problem }) => {
    const since = lookedAt === undefined ? 'not looked at yet' : `seen ${formatMinute(lookedAt, 'en-GB')}`;
    const failed = problem === null ? '' : `; the last look failed: ${problem}`;
    return `${source} ${number} (${languages.join(', ')}${imports ? '' : ', without import'}): ${since}${failed}`;
  });
  return [...(lines.length > 0 ? lines : ['Nothing is watched.']), schedule].join('\n');
}
