import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';

/** Maximum number of questions per hour. */
export const questionLimits = { user: 30, address: 5, organisation: 60 } as const;
/** Maximum number of people per hour to whom paragraphs are sent: by a user, and by all of an organisation. */
export const shareLimits = { sharer: 100, sharingOrganisation: 1000 } as const;
const limits = { ...questionLimits, ...shareLimits };
type Counted = { of: keyof typeof limits; who: string };

const hour = 3_600_000;

/** Counts a question before it is sent, so that simultaneous questions cannot exceed the limit; throws 429 beyond it. */
export async function countQuestion(db: MainDb, counted: readonly Counted[], now: Date): Promise<void> {
  const refused = { code: 'TOO_MANY_QUESTIONS', message: 'too many questions within an hour' };
  await countMails(db, counted, { by: 1, now, refused });
}

/** Counts receivers of a paragraph in the same way. */
export async function countShared(db: MainDb, counted: readonly Counted[], by: number, now: Date) {
  const refused = { code: 'TOO_MANY_MAILS', message: 'too many paragraphs are shared within an hour' };
  await countMails(db, counted, { by, now, refused });
}

type Counting = { by: number; now: Date; refused: { code: string; message: string } };

async function countMails(db: MainDb, counted: readonly Counted[], { by, now, refused }: Counting) {
  const before = new Date(now.getTime() - hour);
  await db.deleteFrom('question_count').where('since', '<=', before).execute();
  for (const { of, who } of counted) {
    const { number, since } = await db
      .insertInto('question_count')
      .values({ key: `${of} ${who}`, since: now, number: by })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ number: sql<number>`question_count.number + ${by}::int` }),
      )
      .returning(['number', 'since'])
      .executeTakeFirstOrThrow();
    if (number > limits[of]) {
      const wait = { until: new Date(since.getTime() + hour), now };
      throw new HttpProblem(429, refused.code, refused.message, wait);
    }
  }
}
