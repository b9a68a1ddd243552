import type { Amendment, ArticleVersion, Version } from '../contract/main/regulations.ts';

/** Consecutive versions of a document in which an article has the same wording. */
export type VersionRun = {
  /** Dates of the first and the last of these versions. */
  versionDate: string;
  last: string;
  validUntil?: string | undefined;
  status: Version['status'];
  /** The acts because of which the run begins. */
  amendments?: readonly Amendment[] | undefined;
  state: 'first' | 'new' | 'changed' | 'repealed' | 'absent';
};

/** The runs of versions of an article: only versions that changed it begin a new run; newest first. */
export function versionRuns(versions: readonly ArticleVersion[]): VersionRun[] {
  const runs: VersionRun[] = [];
  for (const version of inOrder(versions)) {
    const run = runs.at(-1);
    const wasThere = run !== undefined && run.state !== 'absent';
    if (run && !version.changed && wasThere === version.present) {
      run.last = version.versionDate;
      run.validUntil = version.validUntil;
      // A run that includes the version in force is in force, even if it began earlier.
      if (version.status === 'inForce' || run.status === 'future') run.status = version.status;
    } else {
      const { versionDate, validUntil, status, amendments } = version;
      const state = stateOf(version, run, wasThere);
      runs.push({
        versionDate,
        last: versionDate,
        validUntil,
        status,
        state,
        ...(amendments ? { amendments } : {}),
      });
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

/** Whether a version belongs to the run. */
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
