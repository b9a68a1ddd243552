import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { createGlossary } from './store.ts';

const term = (name: string) => ({ term: name });
const reply = (terms: string[], total: number, complete = true) => ({
  terms: terms.map(term),
  total,
  complete,
  texts: 9,
  read: complete ? 9 : 4,
});

function start(...replies: (ReturnType<typeof reply> | Error)[]) {
  const requested = vi.fn((_: unknown) => {
    const next = replies.shift() ?? new Error('was not to be asked');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  const report = vi.fn();
  const glossary = createGlossary({ main: { glossary: requested }, notices: { report } } as never);
  return { glossary, asked: requested, report };
}
const arrived = (check: () => void) => vi.waitFor(check, 20_000);

it('loads all pages of a language when it is asked for, once', async () => {
  const { glossary, asked } = start(reply(['a', 'b'], 3), reply(['c'], 3));
  const $list = glossary.list('FR');
  await arrived(() => expect($list.get().state).toBe('ready'));
  expect($list.get()).toEqual({
    state: 'ready',
    value: { terms: ['a', 'b', 'c'].map(term), complete: true, texts: 9, read: 9, waited: 0 },
  });
  expect(glossary.list('FR')).toBe($list);
  expect(asked.mock.calls).toEqual([
    [{ language: 'FR', from: 0, count: 500 }],
    [{ language: 'FR', from: 2, count: 500 }],
  ]);
});

it('ends where fewer come than were told', async () => {
  const { glossary, asked } = start(reply(['a'], 3), reply([], 1));
  const $list = glossary.list('DE');
  await arrived(() => expect($list.get()).toMatchObject({ value: { terms: [term('a')] } }));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('counts how often the server had not read all', async () => {
  const { glossary } = start(reply([], 0, false), reply(['a'], 1, false), reply(['a', 'b'], 2));
  const $list = glossary.list('DE');
  await arrived(() => expect($list.get()).toMatchObject({ value: { complete: false, read: 4, waited: 0 } }));
  await glossary.reload('DE');
  expect($list.get()).toMatchObject({ value: { complete: false, waited: 1 } });
  await glossary.reload('DE');
  expect($list.get()).toMatchObject({ value: { complete: true, waited: 0 } });
});

it('asks for one page only while the server reads on and finds no more', async () => {
  const { glossary, asked } = start(
    ...[reply(['a', 'b'], 3, false), reply(['c'], 3, false)],
    reply(['a', 'b'], 3, false),
    ...[reply(['a', 'b'], 3), reply(['d'], 3)],
  );
  const $list = glossary.list('DE');
  await arrived(() => expect($list.get()).toMatchObject({ value: { complete: false } }));
  await glossary.reload('DE');
  expect(asked).toHaveBeenCalledTimes(3);
  expect($list.get()).toMatchObject({ value: { terms: ['a', 'b', 'c'].map(term), waited: 1 } });
  await glossary.reload('DE');
  expect($list.get()).toMatchObject({ value: { terms: ['a', 'b', 'd'].map(term), complete: true } });
});

it('takes pages for all terms only when all texts were read before the first', async () => {
  const { glossary, asked } = start(
    ...[reply(['b', 'c'], 3, false), reply(['c', 'd'], 4)],
    ...[reply(['a', 'b'], 4), reply(['c', 'd'], 4)],
  );
  const $list = glossary.list('DE');
  await arrived(() => expect($list.get()).toMatchObject({ value: { complete: false } }));
  await glossary.reload('DE');
  expect(asked).toHaveBeenCalledTimes(4);
  expect($list.get()).toMatchObject({ value: { terms: ['a', 'b', 'c', 'd'].map(term), complete: true } });
});

it('keeps what went wrong, reports it, and can be asked again', async () => {
  const away = new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: '', server: 'main' });
  const { glossary, report } = start(away, reply(['a'], 1));
  const $list = glossary.list('DE');
  await arrived(() => expect($list.get()).toEqual({ state: 'failed', error: away }));
  expect(report).toHaveBeenCalledExactlyOnceWith(away, 'load the glossary');
  await glossary.reload('DE');
  expect($list.get()).toMatchObject({ state: 'ready' });
});

it('asks for no terms of too short a word, and for as many as are named', async () => {
  const { glossary, asked } = start({ ...reply(['Bank'], 9) });
  expect(await glossary.termsFor({ language: 'DE', typed: ' Ba ', count: 3 })).toEqual([]);
  expect(asked).not.toHaveBeenCalled();
  expect(await glossary.termsFor({ language: 'DE', typed: ' Bank ', count: 3 })).toEqual([term('Bank')]);
  expect(asked.mock.calls).toEqual([[{ language: 'DE', term: 'Bank', from: 0, count: 3 }, {}]]);
});

it('finds terms on the server by forms of words, and forgets them where a newer search began', async () => {
  const defined = { term: 'Bank', completeParagraphID: 'bankg~1' };
  const glossary = vi.fn(async (_: unknown) => ({ ...reply([], 1), terms: [defined] }));
  const store = createGlossary({ main: { glossary }, notices: { report: vi.fn() } } as never);
  await Promise.all([store.search('DE', 'Bankn'), store.search('DE', 'Banken')]);
  expect(store.$search.get()).toEqual({
    state: 'ready',
    value: { language: 'DE', typed: 'Banken', matches: new Set(['bankg~1 Bank']) },
  });
  await store.search('DE', 'Banken');
  expect(glossary.mock.calls.map(([query]) => query)).toEqual([
    { language: 'DE', term: 'Bankn', from: 0, count: 500 },
    { language: 'DE', term: 'Banken', from: 0, count: 500 },
  ]);
});
