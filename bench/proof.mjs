// `npm run proof -- NAME`: runs the long version of a check of which `npm test` runs a short one.
import { ensureBuilt, ensureInstalled, environment, run } from '../scripts/setup.mjs';

const proofs = {
  identifiers: { files: ['core/law'], runs: 20_000, what: 'paragraph identifiers and their mapping to eIds' },
  typeset: { files: ['server/import/typeset'], runs: 1_000, what: 'no character of a law is read as markup' },
  import: {
    files: ['server/import'],
    runs: 2_000,
    what: 'faithfulness of the import, all real files where they lie at hand',
  },
  carrying: {
    files: ['core/law/carrying'],
    runs: 10_000,
    what: 'over generated amendments nothing attached is lost or stands silently on other words',
  },
  growth: {
    files: ['server/main/growth.test.ts'],
    settings: { REGESTA_GROWTH: 'long' },
    what: 'twice as long a text takes every reading at most 2.3 times the work',
  },
  pdf: {
    files: ['server/import/pdf/robustness.test.ts', 'server/pdf-uploads/robustness.test.ts'],
    settings: { REGESTA_PDF: 'long' },
    what: 'all PDFs that broke viewers are indexed and published, or refused with a reason, where they lie at hand; table in dist/pdf.md',
  },
  fuzz: {
    files: ['server/auth/fuzz.test.ts'],
    settings: { REGESTA_FUZZ: '2000' },
    timeout: 3_600_000,
    what: '2,000 requests of any kind to each call, on both databases: no 5xx, nothing hangs',
  },
};

const name = process.argv[2];
if (name === 'mutation') {
  await ensureInstalled();
  process.exit(await run('node', ['bench/mutation.mjs', ...process.argv.slice(3)]));
}
if (name === 'import-limits') {
  await ensureInstalled();
  process.exit(await run('node', ['bench/import-limits.ts']));
}
if (name === 'screens') {
  await ensureInstalled();
  await ensureBuilt();
  process.exit(await run('node', ['bench/screens.ts', ...process.argv.slice(3)]));
}
if (name === 'load') {
  await ensureInstalled();
  process.exit(await run('node', ['bench/load/measure-load.ts', ...process.argv.slice(3)]));
}
const proof = proofs[name];
if (!proof) {
  console.error(
    `npm run proof -- NAME, one of:\n${Object.entries(proofs)
      .map(([key, { what }]) => `  ${key}: ${what}`)
      .join(
        '\n',
      )}\n  import-limits: the memory that hostile texts take, and how long a server takes to stop meanwhile\n  mutation [AREA or FILE …] [--share=0.1]: a test notices every change of citation, comparison, session, http and auth\n  load [--users=200] [--seconds=10] [--rounds=3]: users in a closed loop, on one core and on two, beside a bare handler\n  screens [NAME …]: pictures of every screen in German, and of its print, for the rubric of docs/screens.md`,
  );
  process.exit(1);
}
await ensureInstalled();
const runs = proof.runs === undefined ? {} : { REGESTA_PROPERTY_RUNS: String(proof.runs) };
const env = { ...environment, ...runs, ...proof.settings };
process.exit(
  await run(
    'node',
    ['node_modules/vitest/vitest.mjs', 'run', `--testTimeout=${proof.timeout ?? 600_000}`, ...proof.files],
    {
      env,
    },
  ),
);
