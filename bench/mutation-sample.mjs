// Stryker's plugin for `--share`: tries a share of all changes. The seed and the place of a change decide
// whether it is chosen, so that a second run on the same sources, or on one file, chooses the same changes.
import { relative } from 'node:path';

/** A number from 0 to 1 derived from a text and the seed (FNV-1a, mixed once more). */
function numberOf(text, seed) {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296;
}

class SampleChecker {
  async init() {}

  /** Reports changes that were not chosen as compile errors, since Stryker excludes those from the score. */
  async check(mutants) {
    const share = Number(process.env.REGESTA_MUTATION_SHARE);
    const seed = Number(process.env.REGESTA_MUTATION_SEED);
    return Object.fromEntries(
      mutants.map(({ id, fileName, location: { start, end }, replacement }) => {
        const file = relative(process.cwd(), fileName).replaceAll('\\', '/');
        const place = `${file} ${start.line}:${start.column} ${end.line}:${end.column} ${replacement}`;
        if (numberOf(place, seed) < share) return [id, { status: 'passed' }];
        return [id, { status: 'compileError', reason: 'not in the sample' }];
      }),
    );
  }

  group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: SampleChecker }];
