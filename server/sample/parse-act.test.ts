import { describe, expect, it } from 'vitest';
import { languages } from './act-structure.ts';
import { parseAct, SampleFormatError } from './parse-act.ts';
import { placeAct } from './place-act.ts';

const header = [
  '@key eli/sample/x',
  '@number SR 1.0M',
  '@category base',
  '@family act',
  '@versions 2022-01-01 2024-01-01',
  '@inforce 2022-01-01',
  '@document 2021-06-18',
  ...languages.flatMap((name) => [`@title.${name} Title ${name}`, `@short.${name} T-${name}`]),
];
const words = (text: string) => languages.map((name) => `${name}: ${text} ${name}`);
const act = (...body: string[]) => parseAct([...header, ...body].join('\n'), 'acts/x.txt');

describe('parseAct', () => {
  it('reads header, containers, articles, paragraphs and items', () => {
    const parsed = act(
      ...['# chapter 1', ...words('General'), '~ article 4bis', ...words('Duty')],
      ...['- p 1', ...words('The bank:'), '-- a', ...words('keeps'), '--- –', ...words('dash')],
      ...['- closing', ...words('always')],
    );
    expect(parsed).toMatchObject({ slug: 'x', category: 'base', title: { fr: 'Title fr' } });
    const paragraph = parsed.elements[0]?.children[0]?.children[0];
    expect(paragraph?.children.map((child) => [child.kind, child.num])).toEqual([
      ['item', 'a'],
      ['closing', ''],
    ]);
    expect(paragraph?.children[0]?.children[0]?.num).toBe('–');
  });

  it('shows each version what stands in it', () => {
    const parsed = act(
      ...['~ article 1', '- p 1', '@until 2023-12-31', ...words('old')],
      ...['- p 1', '@only 2024-01-01..', ...words('new'), '~ article 2', '@repealed 2024-01-01'],
      ...languages.map((name) => `repealed.${name}: Gone ${name}`),
      ...['- p', ...words('text')],
    );
    const textIn = (version: string) => placeAct(parsed, version)[0]?.children[0]?.children[0]?.texts[0]?.de;
    expect([textIn('2022-01-01'), textIn('2024-01-01')]).toEqual(['old de', 'new de']);
    const [before, after] = parsed.versions.map((version) => placeAct(parsed, version)[1]);
    expect([before?.repealed, before?.children.length]).toEqual([false, 1]);
    expect([after?.repealed, after?.children.length, after?.note?.it]).toEqual([true, 0, 'Gone it']);
  });

  const line = header.length;
  it.each([
    ['a missing language', ['~ article 1', '- p', 'de: a', 'fr: b', 'en: c'], line + 2, 'no it text'],
    ['an unknown marker', ['~ article 1', '* x'], line + 2, 'unknown marker "* x"'],
    ['an unknown kind', ['# verse 1'], line + 1, 'unknown marker "# verse 1"'],
    ['a version outside the list', ['~ article 1', '@only 2023-05-01..'], line + 2, '2023-05-01 is neither'],
    ['a repeal without a note', ['~ article 1', '@repealed 2024-01-01'], line + 1, 'repealed without a note'],
    ['a paragraph without an article', ['- p 1', ...words('x')], line + 1, 'outside an article'],
    ['an item without text', ['~ article 1', '- p 1', ...words('x'), '-- a'], line + 7, 'has no text'],
    ['a numbered paragraph in a margin number', ['~ margin 1', '- p 1'], line + 2, 'in margin 1'],
    [
      'a table of another shape in one language',
      ['~ article 1', '- p', ...words('x'), '- table', 'de:', '| a | b |', 'fr:', '| a |'],
      line + 7,
      'table has other rows or cells in fr',
    ],
  ])('names file and line of %s', (_, body, at, message) => {
    expect(() => act(...body)).toThrow(SampleFormatError);
    expect(() => act(...body)).toThrow(
      new RegExp(`^acts/x\\.txt:${at}: .*${message.replace(/[*]/g, '\\*')}`),
    );
  });

  it('names a header line that is missing or wrong', () => {
    const without = header.filter((text) => !text.startsWith('@title.it'));
    expect(() => parseAct('~ article 1', 'x.txt')).toThrow('x.txt:1: header @versions is missing');
    const body = ['~ article 1', ...words('x')];
    expect(() => parseAct([...without, ...body].join('\n'), 'x.txt')).toThrow('header @title.it is missing');
    const wrong = [...header, '@colour red', ...body].join('\n');
    expect(() => parseAct(wrong, 'x.txt')).toThrow(`x.txt:${line + 1}: unknown header @colour`);
  });
});
