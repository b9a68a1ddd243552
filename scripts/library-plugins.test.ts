import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  leanLibraries,
  withOwnEntries,
  withOwnLoops,
  withoutKeysOfStores,
  withoutNanostoresGlobal,
  withoutProps,
  withProductionConstant,
} from './library-plugins.mjs';

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8');

it('takes the global name from nanostores, and fails where it is elsewhere', () => {
  const own = withoutNanostoresGlobal(read('nanostores/atom/index.js'));
  expect(own).not.toContain('nanostoresGlobal ||=');
  expect(() => withoutNanostoresGlobal(own)).toThrow('elsewhere');
});

it('chooses the production build of a library, and fails where it is chosen otherwise', () => {
  const production = withProductionConstant(read('nanostores/atom/index.js'));
  expect(production).not.toContain('process.env');
  expect(() => withProductionConstant(production)).toThrow('otherwise');
});

it('listens to whole stores in useStore, and fails where it listens otherwise', () => {
  const whole = withoutKeysOfStores(read('@nanostores/react/index.js'));
  expect(whole).toMatch(/return store\.listen\(emit\(snapshotRef, onChange\)\)/);
  expect(() => withoutKeysOfStores(whole)).toThrow('otherwise');
});

it.each(['dist/preact.mjs', 'compat/dist/compat.mjs', 'jsx-runtime/dist/jsxRuntime.mjs'])(
  'reads the own entries of objects only in preact/%s, and fails where it is otherwise',
  (file) => {
    const own = withOwnLoops(read(`preact/${file}`));
    expect(own).not.toMatch(/for\([^;)]* in /);
    expect(() => withOwnLoops(own)).toThrow('otherwise');
  },
);

it('draws with Preact’s loops where every object has an enumerable entry more', async () => {
  const code = withOwnLoops(read('preact/dist/preact.mjs'));
  const preact = (await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )) as typeof import('preact');
  const added = Object.prototype as { added?: () => void };
  added.added = () => undefined;
  try {
    expect(Object.keys(preact.createElement('a', { id: 'x' }).props as object)).toEqual(['id']);
  } finally {
    delete added.added;
  }
});

it('reads the own entries of valibot’s schemas only, and fails where it is otherwise', () => {
  const own = withOwnEntries(read('valibot/dist/index.mjs'));
  expect(own).not.toContain('in this.entries');
  expect(() => withOwnEntries(own)).toThrow('otherwise');
});

it('keeps the life of elements of r2wc without its props, and fails where they are otherwise', async () => {
  const lifeOnly = withoutProps(read('@r2wc/core/dist/core.js'));
  expect(() => withoutProps(lifeOnly)).toThrow('otherwise');
  const before = globalThis.HTMLElement;
  globalThis.HTMLElement = class {} as typeof HTMLElement;
  try {
    const { default: r2wc } = await import(`data:text/javascript,${encodeURIComponent(lifeOnly)}`);
    const calls: string[] = [];
    const made = r2wc(
      null,
      { props: [] },
      {
        mount: () => calls.push('mount'),
        update: () => calls.push('update'),
        unmount: () => calls.push('unmount'),
      },
    );
    const life = new made();
    life.connectedCallback();
    life[Symbol.for('r2wc.render')]();
    life.disconnectedCallback();
    life[Symbol.for('r2wc.render')]();
    expect(calls).toEqual(['mount', 'update', 'unmount']);
  } finally {
    globalThis.HTMLElement = before;
  }
});

it('leaves no question for the environment in nanostores, nor in what ships', () => {
  const { transform, renderChunk } = leanLibraries();
  const store = transform(read('nanostores/atom/index.js'), '/node_modules/nanostores/atom/index.js');
  expect(store?.code).not.toContain('process.env');
  expect(() => renderChunk('process.env.NODE_ENV', { fileName: 'part.js' })).toThrow('part.js');
  expect(renderChunk('export {}', { fileName: 'part.js' })).toBeUndefined();
});
