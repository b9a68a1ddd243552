// A Vitest reporter that lists the tests that passed only on a second try, for the summary of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

// biome-ignore lint/style/noDefaultExport: Vitest takes reporters from there.
export default class FlakyReporter {
  names = [];

  constructor({ file }) {
    this.file = file;
  }

  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky) this.names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd() {
    mkdirSync(dirname(this.file), { recursive: true });
    writeFileSync(this.file, JSON.stringify(this.names));
  }
}
