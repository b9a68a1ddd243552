import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fields, modifiers, operators, scopes } from './modifiers.ts';
import { parseQuery } from './parse-query.ts';
import { categoriesOf, type Problem, type Query, type QueryNode } from './query.ts';

const document = readFileSync(path.resolve(import.meta.dirname, '../../../docs/search-language.md'), 'utf8');
const rowsOf = (heading: string) =>
  (document.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')));

function treeText(node: QueryNode): string {
  if (node.kind === 'and' || node.kind === 'or')
    return `${node.kind}(${node.parts.map(treeText).join(', ')})`;
  if (node.kind === 'not' || node.kind === 'group') return `${node.kind}(${treeText(node.part)})`;
  if (node.kind === 'word') return node.text;
  return `${node.kind}${node.kind === 'near' ? node.distance : ''}(${node.text})`;
}
const whole = ({ root, filters, scopes: marks }: Query) =>
  [
    ...(root ? [treeText(root)] : []),
    ...filters.map(({ field, value, negative }) => `${negative ? '-' : ''}${field}=${value}`),
    ...marks.map(({ name }) => name),
  ].join(' ');
const problemText = (problem: Problem) => {
  const of = 'modifier' in problem ? ` ${problem.modifier}` : '';
  const value = 'value' in problem ? ` ${problem.value}` : '';
  return `${problem.code}${of}${value}${'nearest' in problem ? ` → ${problem.nearest}` : ''}`;
};

const forms = rowsOf('Forms').map(([, form = '', example = '', read = '']) => ({ form, example, read }));
const looks = rowsOf('Scope').map(([, example = '', categories = '']) => ({ example, categories }));
const problems = rowsOf('What is told').map(([, , example = '', says = '', fatal = '']) => ({
  example,
  says,
  fatal,
}));

describe('examples of docs/search-language.md', () => {
  test('are all found', () => {
    expect([forms.length, looks.length, problems.length]).toEqual([30, 6, 16]);
  });

  test.each(forms)('$form: $example is $read', ({ example, read }) => {
    const { query, problems: wrong } = parseQuery(example);
    expect(whole(query)).toBe(read);
    expect(wrong).toEqual([]);
  });

  test.each(looks)('$example looks into $categories', ({ example, categories }) => {
    expect(categoriesOf(parseQuery(example).query).join(', ')).toBe(categories);
  });

  test.each(problems)('$example: $says', ({ example, says, fatal }) => {
    expect(parseQuery(example).problems.map((one) => [problemText(one), one.fatal])).toEqual([
      [says, fatal === 'yes'],
    ]);
  });
});

describe('the table of modifiers', () => {
  test.each(modifiers.map((modifier) => ({ ...modifier })))(
    'example of $name is read without a problem',
    (modifier) => {
      const { query, problems: wrong } = parseQuery(modifier.example);
      expect(wrong).toEqual([]);
      const used =
        modifier.kind === 'field'
          ? query.filters.some(({ field }) => field === modifier.name)
          : modifier.kind === 'scope'
            ? query.scopes.some(({ name }) => name === modifier.name)
            : query.root !== undefined &&
              (modifier.name === 'words' || treeText(query.root).includes(modifier.name));
      expect(used).toBe(true);
    },
  );

  test('has every name and every text once', () => {
    for (const key of ['name', 'text', 'example'] as const) {
      expect(new Set(modifiers.map((modifier) => modifier[key])).size).toBe(modifiers.length);
    }
  });

  test('is what the document says', () => {
    const grammar = document.split('```')[1] ?? '';
    for (const { name } of [...fields, ...scopes]) expect(grammar).toContain(`"${name}"`);
    const examples = forms.map(({ example }) => example);
    for (const { example } of [...operators, ...fields]) expect(examples).toContain(example);
    const { combine } = {
      combine: (how: string) =>
        fields.filter((field) => field.combine === how).map(({ name }) => `\`${name}:\``),
    };
    const said = document.split('## Fields\n')[1]?.split(';') ?? [];
    expect(combine('any').filter((name) => !said[0]?.includes(name))).toEqual([]);
    expect(combine('all').filter((name) => !said[1]?.includes(name))).toEqual([]);
    expect(combine('last').filter((name) => !said[2]?.includes(name))).toEqual([]);
    const domainOnly = fields.filter(({ servers }) => servers.length === 1).map(({ name }) => name);
    expect(domainOnly).toEqual(['tag', 'status', 'owner']);
  });
});
