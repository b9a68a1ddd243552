import type { Unit } from '#core/contract/main/regulation-text.ts';
import { run } from '../domain/carry-worker.ts';
import type { LawLink } from '../domain/law-link.ts';
import { createLawWork } from '../domain/law-work.ts';
import type { Organisation } from '../domain/organisation.ts';
import { storeText } from '../import/store.ts';
import { startBoth } from './both-servers.ts';
import type { TestDatabase } from './databases.ts';
import { aPrint, aText } from './texts.ts';

/** Both servers with the work that follows the law, which tests do by hand, with a clock that they set. */
export async function startFollowing(database: TestDatabase) {
  const servers = await startBoth(database);
  const { domain, main } = servers;
  const clock = { now: new Date('2026-05-04T08:00:00Z') };
  /** What lies between the servers: tests cut it, and let replies come otherwise. */
  const between: { link: LawLink } = { link: domain.link.law };
  const logged: string[] = [];
  const options = {
    law: {
      feed: (...request) => between.link.feed(...request),
      changes: (...request) => between.link.changes(...request),
      news: (...request) => between.link.news(...request),
      text: (...request) => between.link.text(...request),
      words: (...request) => between.link.words(...request),
    } satisfies LawLink,
    carry: async (job: Parameters<typeof run>[0]) => run(job),
    now: () => clock.now,
    log: (message: string) => void logged.push(message),
  };
  const organisation = (slug = 'musterbank'): Organisation => {
    const match = domain.server.organisations().find((one) => one.slug === slug);
    if (match === undefined) throw new Error(`no organisation ${slug}`);
    return match;
  };
  const work = createLawWork(options);
  /** What is done at the start and every minute. */
  const follow = () => work([organisation()]);
  /** Imports a version of the act. */
  const publish = (versionDate: string, units: Unit[], language: 'DE' | 'FR' = 'DE') =>
    storeText(main.db, aText({ versionDate, units, language }), aPrint(), undefined);
  const cut: LawLink = {
    feed: async () => undefined,
    changes: async () => undefined,
    news: async () => undefined,
    text: async () => undefined,
    words: async () => undefined,
  };
  return {
    ...servers,
    clock,
    between,
    cut,
    whole: domain.link.law,
    options,
    organisation,
    follow,
    publish,
    logged,
  };
}
