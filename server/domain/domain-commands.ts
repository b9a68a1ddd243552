import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { DomainTables } from '../data/tables/domain.ts';
import { type CreatedDomain, createDomain, newDomain } from './create-domain.ts';
import { type DigestPreview, previewDigest, previewedUser } from './digest-preview.ts';
import { type EndedReport, endAllSessions } from './end-all-sessions.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { Organisation } from './organisation.ts';
import { lostSecondFactor, resetByOperator } from './reset-second-factor.ts';

/** Commands of the operator that the process runs which owns the database of the organisations. */
export const domainCommand = v.variant('work', [
  v.object({ work: v.literal('create-domain'), requested: newDomain }),
  v.object({ work: v.literal('reset-second-factor'), lost: lostSecondFactor }),
  v.object({ work: v.literal('end-sessions') }),
  v.object({ work: v.literal('preview-weekly'), previewed: previewedUser }),
]);
export type DomainCommand = v.InferInput<typeof domainCommand>;
/** What each of them reports. */
export type DomainReports = {
  'create-domain': CreatedDomain;
  'reset-second-factor': undefined;
  'end-sessions': EndedReport;
  'preview-weekly': DigestPreview;
};

type CommandContext = {
  db: Kysely<DomainTables>;
  publicUrl: string;
  portalUrl: string;
  organisations: () => Promise<readonly Organisation[]>;
  tellMain: NotifyMain;
  now: () => Date;
};

export async function runDomainCommand(
  command: DomainCommand,
  { organisations, tellMain, ...place }: CommandContext,
): Promise<DomainReports[DomainCommand['work']]> {
  const { now } = place;
  if (command.work === 'create-domain') return await createDomain(place, command.requested);
  if (command.work === 'end-sessions') return await endAllSessions(await organisations(), tellMain, now());
  if (command.work === 'preview-weekly')
    return await previewDigest(await organisations(), command.previewed, { ...place, now: now() });
  const { organisation, id } = await resetByOperator(await organisations(), command.lost, now());
  await tellMain(organisation, [id]);
  return undefined;
}
