import { databaseLocation, type Settings } from '../config/settings.ts';
import { workOnMain } from '../data/work-on-database.ts';
import { retentionDays } from '../main/absent-organisations.ts';
import { type AcceptedRegister, createRegisterFile } from '../main/register-file.ts';
import { createRegisterStore } from '../main/register-store.ts';

/** Takes over a register that lacks many organisations, through the server that owns the folder or directly; without `confirmed` it only compares. */
export async function acceptRegisterIn(
  settings: Settings,
  request: { confirmed: boolean },
): Promise<AcceptedRegister> {
  const { register: path, sample } = settings;
  let result: AcceptedRegister | undefined;
  await workOnMain(
    databaseLocation(settings, 'main'),
    { work: 'accept-register', ...request },
    (report) => {
      result = report as AcceptedRegister;
    },
    async (db) => {
      const register = await createRegisterStore(db, { now: () => new Date(), sample });
      result = await createRegisterFile({ path, register, db, log: () => undefined }).accept(request);
    },
  );
  if (result === undefined) throw new Error('the server said nothing');
  return result;
}

/** The lines that tell the operator what the register changes, or would. */
export function describeRegister({ organisations, absent, returned, accepted }: AcceptedRegister): string {
  const lines = [`The register names ${organisations} organisations.`];
  if (absent.length > 0)
    lines.push(
      `${accepted ? 'Absent from now on' : 'This would mark as absent'}: ${absent.join(', ')}`,
      `Nobody of them can sign in; what they have is kept for ${retentionDays} days and comes back with them.`,
    );
  if (returned.length > 0) lines.push(`${accepted ? 'Back' : 'Would be back'}: ${returned.join(', ')}`);
  if (absent.length === 0 && returned.length === 0) lines.push('All organisations that are known are in it.');
  if (accepted) lines.push('Running servers take it over within a minute.');
  else lines.push('Nothing was changed. To take it over: npm run admin -- accept-register --yes');
  return lines.join('\n');
}
