// A Vitest reporter that stores what went wrong in hooks and outside of tests, which the JSON report leaves out, for the
// summary of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const hookErrorsFile = 'test-results/vitest-hooks.json';

// biome-ignore lint/style/noDefaultExport: Vitest takes reporters from there.
export default class HookErrorsReporter {
  /** The first message by the file of the tests. */
  hooks = {};

  onTestSuiteResult(suite) {
    this.#add(suite.module.relativeModuleId, suite.errors());
  }

  onTestModuleEnd(module) {
    this.#add(module.relativeModuleId, module.errors());
  }

  /** `unhandled` are errors of no test, such as a rejection that nothing handled or a worker that ended. */
  onTestRunEnd(_modules, unhandled) {
    mkdirSync(dirname(hookErrorsFile), { recursive: true });
    const outside = unhandled.map(({ name, message, stack, cause, VITEST_TEST_PATH: file }) => ({
      file,
      message: `${name}: ${message}`,
      stack,
      // Of a process that ended only the cause says how, and while it ran which file.
      cause: cause?.message,
    }));
    writeFileSync(hookErrorsFile, JSON.stringify({ hooks: this.hooks, outside }));
  }

  #add(file, errors) {
    for (const { message } of errors) this.hooks[file] ??= message;
  }
}
