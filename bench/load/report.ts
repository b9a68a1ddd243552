import { availableParallelism, loadavg } from 'node:os';
import { timesOf } from '../search/timings.ts';

type Run = { system: string; cores: string; think: number };
/** What one run has shown. */
export type Outcome = Run & {
  times: number[];
  errors: Record<string, number>;
  perSecond: number;
  /** Milliseconds of processor time for each request: of the server, of the database, of the users. */
  server: number;
  database: number;
  ofUsers: number;
};

const aims = [
  { think: 1000, most: 300 },
  { think: 0, most: 1500 },
];
const minFactor = 1.7;
/** The cores of a run, as `taskset` names them. */
export const oneCore = '0';
export const twoCores = '0,1';

const median = (all: readonly number[]) =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

/** All rounds of one run as a line of the table. */
function summary(outcomes: readonly Outcome[]) {
  const [first] = outcomes;
  const times = outcomes.map((one) => timesOf(one.times));
  const errors = outcomes.flatMap((one) => Object.values(one.errors)).reduce((sum, one) => sum + one, 0);
  return {
    ...(first ?? { system: '', cores: '', think: 0 }),
    perSecond: median(outcomes.map(({ perSecond }) => perSecond)),
    p50: median(times.map(({ p50 }) => p50)),
    p95: median(times.map(({ p95 }) => p95)),
    server: median(outcomes.map(({ server }) => server)),
    database: median(outcomes.map(({ database }) => database)),
    ofUsers: median(outcomes.map(({ ofUsers }) => ofUsers)),
    errors,
  };
}
type Summary = ReturnType<typeof summary>;

const verdict = (isMet: boolean) => (isMet ? 'met' : 'missed');

function table(all: readonly Summary[]): string[] {
  const rows = all.map(
    (one) =>
      `| ${one.system} | ${one.cores === oneCore ? 1 : 2} | ${one.think === 0 ? 'none' : `${one.think / 1000} s`} | ${one.perSecond.toFixed(0)} | ${one.p50.toFixed(0)} | ${one.p95.toFixed(0)} | ${one.errors} | ${one.server.toFixed(2)} | ${one.database.toFixed(2)} | ${one.ofUsers.toFixed(2)} |`,
  );
  return [
    '| system | cores | thinks | requests a second | p50 ms | p95 ms | errors | processor ms a request: server | database | users |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ];
}

/** Pairs of one round are compared with each other, so that a busier round counts for both. */
function factorOf(outcomes: readonly Outcome[], [more, less]: readonly [Partial<Run>, Partial<Run>]): number {
  const of = (run: Partial<Run>) =>
    outcomes.filter((one) => Object.entries(run).every(([name, value]) => one[name as keyof Run] === value));
  const [most, least] = [of(more), of(less)];
  return median(most.map(({ perSecond }, round) => perSecond / (least[round]?.perSecond ?? Number.NaN)));
}

/** The lines that say what all runs have shown, and whether the aims are met. */
export function report(
  outcomes: readonly Outcome[],
  { setting, memory }: { setting: string; memory: string },
): string[] {
  const all = [
    ...Map.groupBy(outcomes, ({ system, cores, think }) => `${system} ${cores} ${think}`).values(),
  ];
  const summaries = all.map(summary);
  const ours = (think: number) =>
    summaries.find(
      (one) => one.system === 'Regesta, 2 processes' && one.cores === twoCores && one.think === think,
    );
  const factor = factorOf(outcomes, [
    { system: 'Regesta, 2 processes', cores: twoCores, think: 0 },
    { system: 'Regesta, 1 process', cores: oneCore, think: 0 },
  ]);
  const ofOne = factorOf(outcomes, [
    { system: 'Regesta, 1 process', cores: twoCores, think: 0 },
    { system: 'Regesta, 1 process', cores: oneCore, think: 0 },
  ]);
  const bare = (think: number) =>
    factorOf(outcomes, [
      { system: 'Regesta, 2 processes', cores: twoCores, think },
      { system: 'bare Hono and pg, 2 processes', cores: twoCores, think },
    ]);
  return [
    `${setting}; ${availableParallelism()} cores, load of the machine ${loadavg()[0]?.toFixed(1)}`,
    '',
    ...table(summaries),
    '',
    `two cores serve ${factor.toFixed(2)} × the requests of one (aim ${minFactor}: ${verdict(factor >= minFactor)}); one process alone ${ofOne.toFixed(2)} ×`,
    ...aims.map(({ think, most }) => {
      const one = ours(think);
      const isMet = one !== undefined && one.p95 <= most && one.errors === 0;
      return `thinking ${think / 1000} s: p95 ${one?.p95.toFixed(0)} ms, ${one?.errors} errors (aim ${most} ms and none: ${verdict(isMet)}); ${bare(think).toFixed(2)} × the requests of the bare handler`;
    }),
    `memory: ${memory}`,
  ];
}
