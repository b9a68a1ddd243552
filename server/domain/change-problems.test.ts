import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changeProblem, knownProblems } from '#core/changes/change-problem.ts';
import { knownFileProblems } from '#core/changes/file-problem.ts';
import { ApiError } from '#core/http/api-error.ts';

const folder = new URL('.', import.meta.url);
/** The files that answer calls of changes, without those of files and of passwords. */
const ofChanges = readdirSync(folder).filter(
  (name) => /^change-.*\.ts$/.test(name) && !/^change-(file|password)|\.test\.ts$/.test(name),
);
const thrownIn = (name: string, text = readFileSync(new URL(name, folder), 'utf8')) =>
  [...text.matchAll(/new HttpProblem\(\s*\d+,\s*'([A-Z_]+)'/g)].map(([, code = '']) => code);

/** In these files, but of calls of comments. */
const ofComments = ['TAGGED_SEES_NO_CHANGES'];
/** Those that calls of changes share with comments, and those that every call has. */
const shared = ['ISOLATED_TESTER', 'USER_NOT_FOUND', 'PARAGRAPH_NOT_FOUND'];
const ofEveryCall = ['FORBIDDEN', 'NOT_FOUND'];

it('every refusal of a change has a text of its own, and no text is of one that no server sends', () => {
  const sent = ofChanges.flatMap((name) => thrownIn(name)).filter((code) => !ofComments.includes(code));
  expect(thrownIn('comment-checks.ts')).toEqual(expect.arrayContaining(shared));
  const all = [...new Set([...sent, ...shared, ...ofEveryCall])].toSorted();
  expect(knownProblems.toSorted()).toEqual(all);
  for (const code of all) {
    const error = new ApiError({ message: code, kind: 'rejected', status: 409, server: 'domain', code });
    expect(changeProblem(error).key, code).not.toBe('failed');
  }
});

it('every refusal of a file has a text of its own, and no text is of one that no server sends', () => {
  const files = readdirSync(folder).filter(
    (name) => /^change-file.*\.ts$/.test(name) && !name.endsWith('.test.ts'),
  );
  const sent = [...files, 'change-replies.ts', '../files/upload-steps.ts'].flatMap((name) => thrownIn(name));
  const all = [...new Set([...sent, 'ISOLATED_TESTER', 'FORBIDDEN'])];
  // What a page that is in order is never told.
  const ofBadCalls = ['INVALID_REQUEST'];
  const expected = all.filter((code) => !ofBadCalls.includes(code)).toSorted();
  expect(knownFileProblems.toSorted()).toEqual(expected);
});
