// Checks that no time reveals whether an address belongs to a user: medians of alternating calls for signing in
// with a wrong password, for requesting the two links, and for the call after such a request. The server here
// does the work of a request at once and not seconds later, so that it can be measured at all.

import { ApiError } from '#core/http/api-error.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { startDomain } from '#server/testing/servers.ts';

const calls = 200;
// The clock moves on by 25 hours per call, so that no call exceeds the limit of attempts.
let clock = Date.now();
const domain = await startDomain(embeddedDatabase, () => new Date(clock));
const client = domain.client('musterbank');
const password = 'Kupfer-Salat-77';
const questions = {
  'sign in, wrong password': (email: string) => client.authenticate({ body: { email, password } }),
  'link to sign in': (email: string) => client.requestLoginPerEmail({ email }),
  'link to a new password': (email: string) => client.requestPasswordReset({ username: email }),
  'the call after a request for a link': (email: string) => client.requestLoginPerEmail({ email }),
};

/** Enough for the work that a request leaves; it queues behind a call where the database has one connection. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 15));
const nextCall = () => refused(client.validateInvite({ code: 'none' }));

/** Waits for a call that may be refused; only its time counts. Any other failure would be taken for a quick reply. */
async function refused(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected' || error.status >= 500) throw error;
  }
}

async function millisecondsOf(call: () => Promise<unknown>, isNext: boolean): Promise<number> {
  clock += 25 * 3_600_000;
  const start = performance.now();
  await refused(call());
  const replied = performance.now();
  // The timer of the work is due then.
  await new Promise((resolve) => setTimeout(resolve, 1));
  const next = performance.now();
  await nextCall();
  const taken = isNext ? performance.now() - next : replied - start;
  await domain.server.finish();
  await pause();
  return taken;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

for (const [name, ask] of Object.entries(questions)) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = -10; round < calls; round++) {
    // The order alternates, since the second call finds warm caches.
    const order = round % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const who of order) {
      const email = `${who === 'known' ? 'reader' : 'nobody'}@musterbank.example`;
      const taken = await millisecondsOf(() => ask(email), name.startsWith('the call after'));
      if (round >= 0) times[who].push(taken);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const apart = (100 * Math.abs(known - unknown)) / unknown;
  console.log(
    `${name}: a user ${known.toFixed(2)} ms, nobody ${unknown.toFixed(2)} ms, ${apart.toFixed(1)} % apart`,
  );
}
await domain.stop();
process.exit(0);
