import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  leanLibraries,
  withOwnBind,
  withOwnEntries,
  withoutDeadCodeCheck,
  withoutKeysOfStores,
  withoutNanostoresGlobal,
  withProductionConstant,
} from './library-plugins.mjs';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

it('takes the global name from nanostores, and fails where it is elsewhere', () => {
  const own = withoutNanostoresGlobal(read('nanostores/atom/index.js'));
  expect(own).not.toContain('nanostoresGlobal ||=');
  expect(() => withoutNanostoresGlobal(own)).toThrow('elsewhere');
});

it.each(['react/index.js', 'react/jsx-runtime.js', 'react-dom/index.js', 'scheduler/index.js'])(
  'chooses the production build of %s, and fails where it is chosen otherwise',
  (file) => {
    const production = withProductionConstant(read(file));
    expect(production).toContain('"production" === \'production\'');
    expect(production).not.toContain('process.env');
    expect(() => withProductionConstant(production)).toThrow('otherwise');
  },
);

it('takes the check for dead code from React DOM, and fails where it is otherwise', () => {
  const lean = withoutDeadCodeCheck(read('react-dom/client.js'));
  expect(lean).not.toContain('checkDCE');
  expect(() => withoutDeadCodeCheck(lean)).toThrow('otherwise');
});

it('listens to whole stores in useStore, and fails where it listens otherwise', () => {
  const whole = withoutKeysOfStores(read('@nanostores/react/index.js'));
  expect(whole).toMatch(/return store\.listen\(emit\(snapshotRef, onChange\)\)/);
  expect(() => withoutKeysOfStores(whole)).toThrow('otherwise');
});

it('binds in React DOM without the function that old libraries replace, and fails where it is otherwise', () => {
  const own = withOwnBind(read('react-dom/cjs/react-dom-client.production.js'));
  expect(own).not.toContain('.bind(');
  const [, definition = ''] = /var ownBind = (.*);/.exec(own) ?? [];
  const ownBind = new Function(`return ${definition}`)() as (
    ...given: unknown[]
  ) => (...rest: number[]) => unknown;
  const bound = function (this: unknown, ...all: number[]) {
    return [this, ...all];
  };
  expect(ownBind(bound, 'self', 1, 2)(3)).toEqual(['self', 1, 2, 3]);
  expect(() => withOwnBind(own)).toThrow('otherwise');
});

it('reads the own entries of valibot’s schemas only, and fails where it is otherwise', () => {
  const own = withOwnEntries(read('valibot/dist/index.mjs'));
  expect(own).not.toContain('in this.entries');
  expect(() => withOwnEntries(own)).toThrow('otherwise');
});

it('leaves no question for the environment in nanostores, nor in what ships', () => {
  const { transform, renderChunk } = leanLibraries();
  const store = transform(read('nanostores/atom/index.js'), '/node_modules/nanostores/atom/index.js');
  expect(store?.code).not.toContain('process.env');
  expect(() => renderChunk('process.env.NODE_ENV', { fileName: 'part.js' })).toThrow('part.js');
  expect(renderChunk('export {}', { fileName: 'part.js' })).toBeUndefined();
});
