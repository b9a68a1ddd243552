import type { LanguageCode } from '#core/contract/languages.ts';
import { today } from '#core/lib/dates.ts';
import type { FetchContext, FetchDependencies, FetchedAct } from './fetch-context.ts';
import { type FileOutcome, fetchFile } from './fetch-file.ts';
import { selectVersions, type VersionChoice } from './select-versions.ts';
import type { OfferedVersion } from './source.ts';
import { SourceProblem } from './source-problem.ts';
import { sources } from './sources.ts';

export type FileFetchReport = { version: string; date: string; language: LanguageCode } & FileOutcome;

/** Asks a source for the versions of an act; a `SourceProblem` if it knows none. */
export async function listVersions(
  { source, number, languages }: FetchedAct,
  { addresses, client }: Pick<FetchDependencies, 'addresses' | 'client'>,
): Promise<OfferedVersion[]> {
  const { list, label } = sources[source];
  const versions = await list({ number, languages, addresses, client });
  if (versions.length === 0) throw new SourceProblem(`${label} knows no act ${number}`);
  return versions;
}

/**
 * Fetches and imports versions of an act, the oldest first, one file after the other, and reports each. What is stored
 * stays when it is ended, and is not fetched again.
 */
export async function fetchAct(
  context: FetchContext,
  choice: VersionChoice,
  onReport: (report: FileFetchReport) => void,
): Promise<OfferedVersion[]> {
  const offered = await listVersions(context, context);
  const chosen = selectVersions(offered, choice, today(context.now().getTime()));
  for (const version of chosen)
    for (const language of context.languages) {
      context.signal.throwIfAborted();
      const file = version.files[language];
      const outcome: FileOutcome =
        file === undefined
          ? { outcome: 'absent', reason: `${sources[context.source].label} has no file that can be imported` }
          : await fetchFile(context, { version, file, key: { address: file.address, language } });
      onReport({ version: version.name, date: version.date, language, ...outcome });
    }
  return offered;
}
