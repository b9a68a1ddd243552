// A Vitest reporter that stores what went wrong in hooks, which the JSON report leaves out, for the summary of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const hookErrorsFile = 'test-results/vitest-hooks.json';

// biome-ignore lint/style/noDefaultExport: Vitest takes reporters from there.
export default class HookErrorsReporter {
  /** The first message by the file of the tests. */
  messages = {};

  onTestSuiteResult(suite) {
    this.#add(suite.module.relativeModuleId, suite.errors());
  }

  onTestModuleEnd(module) {
    this.#add(module.relativeModuleId, module.errors());
  }

  onTestRunEnd() {
    mkdirSync(dirname(hookErrorsFile), { recursive: true });
    writeFileSync(hookErrorsFile, JSON.stringify(this.messages));
  }

  #add(file, errors) {
    for (const { message } of errors) this.messages[file] ??= message;
  }
}
