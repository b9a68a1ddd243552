import type { ArticleVersion, Version } from '../contract/main/regulations.ts';

/** Versions in a row in which an article reads the same. */
export type VersionRun = {
  /** The first and the last of these versions. */
  versionDate: string;
  last: string;
  validUntil?: string | undefined;
  status: Version['status'];
  state: 'first' | 'new' | 'changed' | 'repealed' | 'absent';
};

/** What of a document's versions matters to one of its articles: only those that changed it, newest first. */
export function versionRuns(versions: readonly ArticleVersion[]): VersionRun[] {
  const runs: VersionRun[] = [];
  for (const version of inOrder(versions)) {
    const run = runs.at(-1);
    const wasThere = run !== undefined && run.state !== 'absent';
    if (run && !version.changed && wasThere === version.present) {
      run.last = version.versionDate;
      run.validUntil = version.validUntil;
      // A run that holds the version in force is in force, whenever it began.
      if (version.status === 'inForce' || run.status === 'future') run.status = version.status;
    } else {
      const { versionDate, validUntil, status } = version;
      const state = stateOf(version, run, wasThere);
      runs.push({ versionDate, last: versionDate, validUntil, status, state });
    }
  }
  return runs.reverse();
}

function stateOf(
  version: ArticleVersion,
  run: VersionRun | undefined,
  wasThere: boolean,
): VersionRun['state'] {
  if (!version.present) return 'absent';
  if (version.repealed) return 'repealed';
  if (run === undefined) return 'first';
  return wasThere ? 'changed' : 'new';
}

/** Whether a version is one of the run's. */
export const holdsVersion = (run: Pick<VersionRun, 'versionDate' | 'last'>, versionDate: string) =>
  run.versionDate <= versionDate && versionDate <= run.last;

/** The last version before a day. */
export function versionBefore(
  versions: readonly Pick<Version, 'versionDate'>[],
  versionDate: string,
): string | undefined {
  return versions
    .map((version) => version.versionDate)
    .filter((date) => date < versionDate)
    .sort()
    .at(-1);
}

const inOrder = <V extends Pick<Version, 'versionDate'>>(versions: readonly V[]): V[] =>
  [...versions].sort((a, b) => a.versionDate.localeCompare(b.versionDate));
