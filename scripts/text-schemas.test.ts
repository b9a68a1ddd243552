import { describe, expect, it } from 'vitest';
import { textSchemasProblem } from './text-schemas.mjs';

const bare = (count: number) => 'v.object({ a: v.string() });\n'.repeat(count);

describe('a bare string', () => {
  it.each([
    'core/contract/rules.ts',
    'core/contract/main/main.ts',
    'core/contract/domain/users-endpoints.ts',
    'server/auth/register.ts',
  ])('is refused in what comes from outside: %s', (file) => {
    expect(textSchemasProblem(file, bare(1))).toContain('0 have a reason');
    expect(textSchemasProblem(file, "v.pipe(v.string('a text'), v.minLength(1))")).toContain('1 bare');
    expect(textSchemasProblem(file, 'oneLine(40)')).toBeUndefined();
  });

  it.each(['core/contract/text.ts', 'core/contract/domain/users.ts', 'server/testing/texts.ts'])(
    'is free in replies, tests and the schemas themselves: %s',
    (file) => {
      expect(textSchemasProblem(file, bare(1))).toBeUndefined();
    },
  );

  it('with a reason has a number that is lowered with it', () => {
    expect(textSchemasProblem('server/http/suite.ts', bare(4))).toContain('3 have a reason');
    expect(textSchemasProblem('server/http/suite.ts', bare(3))).toBeUndefined();
    expect(textSchemasProblem('server/http/suite.ts', bare(2))).toContain('lower the number');
  });
});
