import type { ComparableVersion } from '#core/comparison/store.ts';
import type { Amendment, ArticleVersion } from '#core/contract/main/regulations.ts';
import { holdsVersion, versionRuns } from '#core/regulations/version-runs.ts';

/** The text of a provision in a version: as long as later versions leave it as it is, it is in force with them. */
export type Wording = {
  status: ArticleVersion['status'];
  /** Day from which the provision reads like this; undefined if the first loaded version had it already. */
  since: string | undefined;
  /** Last day on which it reads like this, where a later version ends it. */
  until: string | undefined;
  amendments: readonly Amendment[] | undefined;
  isThere: boolean;
};

const isOfArticle = (version: ComparableVersion): version is ArticleVersion =>
  version.changed !== undefined && version.present !== undefined;

/** Undefined until the versions of the provision are loaded, and for whole documents. */
export function wordingAt(versions: readonly ComparableVersion[], versionDate: string): Wording | undefined {
  const ofArticle = versions.filter(isOfArticle);
  if (ofArticle.length === 0) return undefined;
  const run = versionRuns(ofArticle).find((each) => holdsVersion(each, versionDate));
  return (
    run && {
      status: run.status,
      since: run.state === 'first' ? undefined : run.versionDate,
      until: run.validUntil,
      amendments: run.amendments,
      isThere: run.state !== 'absent',
    }
  );
}
