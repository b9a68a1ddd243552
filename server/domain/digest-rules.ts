import { nextDue, type WeeklySchedule } from '../jobs/weekly.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

type Db = Pick<Organisation['db'], 'selectFrom'>;

/** Monday at seven, unless administrators have chosen another time. */
const atFirst: WeeklySchedule = { day: 1, hour: 7 };

/** When the weekly mail of an organisation is sent. */
export async function digestSchedule(db: Db): Promise<WeeklySchedule> {
  const row = await db.selectFrom('digest_rules').select(['day', 'hour', 'since']).executeTakeFirst();
  return row ?? atFirst;
}

const asRules = (schedule: WeeklySchedule, now: Date) => ({
  day: schedule.day,
  hour: schedule.hour,
  next: nextDue(schedule, now).toISOString(),
});

/** For administrators: when the weekly mail is sent. */
export function digestRulesHandlers(
  { db }: Pick<Organisation, 'db'>,
  { now: clock }: { now: () => Date },
): Pick<DomainHandlers, 'digestRules' | 'updateDigestRules'> {
  return {
    digestRules: async () => {
      return asRules(await digestSchedule(db), clock());
    },
    updateDigestRules: ({ body: { day, hour }, caller, address }) =>
      db.transaction().execute(async (trx) => {
        const before = await digestSchedule(trx);
        const now = clock();
        if (before.day === day && before.hour === hour) return asRules(before, now);
        const chosen = { day, hour, since: now };
        await trx
          .insertInto('digest_rules')
          .values(chosen)
          .onConflict((conflict) => conflict.column('single').doUpdateSet(chosen))
          .execute();
        const actor = caller.account.email;
        const entry = { actor, address, detail: { day, hour } };
        await record(trx, { ...entry, action: 'DIGEST_RULES_CHANGED' }, now);
        return asRules(chosen, now);
      }),
  };
}
