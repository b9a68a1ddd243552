// Names of tests by their outcome, read from the reports of Vitest and Playwright.
import { relative } from 'node:path';

function firstLine(text) {
  return (text ?? '').split('\n', 1)[0];
}

function reasonOf(hookError) {
  return hookError === undefined
    ? 'a hook failed'
    : `a hook failed: ${hookError.replaceAll('\n', ' ').slice(0, 500)}`;
}

/**
 * Failed tests of a Vitest report, and the files that failed without one, with the reason. `hookErrors` are the messages
 * of hooks by file.
 */
export function failedTests({ testResults = [] }, root, hookErrors = {}) {
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name);
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(' › '));
    // A file that cannot be loaded, or of which a hook failed: of that the report has no message.
    if (failed.length === 0 && status === 'failed')
      return [`${file}: ${firstLine(message) || reasonOf(hookErrors[file])}`];
    return failed;
  });
}

/** Errors of a Vitest run that belong to no test, with the file that ran, the first place in the project and the cause. */
export function errorsOutsideTests(outside, root) {
  return outside.map(({ file, message, stack, cause }) => {
    const place = (stack ?? '')
      .split('\n')
      .find((line) => line.includes(root) && !line.includes('node_modules'));
    const parts = [
      file ? relative(root, file) : 'outside of tests',
      message.replaceAll('\n', ' ').slice(0, 500),
      place?.trim().replace(root, '.'),
      cause?.replaceAll('\n', ' ').replaceAll(`${root}/`, '').slice(0, 500),
    ];
    return parts.filter(Boolean).join(': ');
  });
}

/** Browser tests of a Playwright report that ended as `status`, with their places. */
export function specsThatWere(status, { suites = [] }) {
  return suites.flatMap((suite) => specsBelow(suite, status, []));
}

function specsBelow({ specs = [], suites = [] }, status, titles) {
  return [
    ...specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map(({ file, line, title }) => [`e2e/${file}:${line}`, ...titles, title].join(' › ')),
    ...suites.flatMap((inner) => specsBelow(inner, status, [...titles, inner.title])),
  ];
}

/** Errors outside of tests, such as a global setup that failed or a spec that cannot be loaded. */
export function errorsOutsideSpecs({ errors = [] }) {
  return errors.map(({ message, location }) => `${location?.file ?? 'e2e'}: ${firstLine(message)}`);
}
