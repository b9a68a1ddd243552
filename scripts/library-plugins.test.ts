import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  leanLibraries,
  withoutDeadCodeCheck,
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

it('leaves no question for the environment in nanostores, nor in what ships', () => {
  const { transform, renderChunk } = leanLibraries();
  const store = transform(read('nanostores/atom/index.js'), '/node_modules/nanostores/atom/index.js');
  expect(store?.code).not.toContain('process.env');
  expect(() => renderChunk('process.env.NODE_ENV', { fileName: 'part.js' })).toThrow('part.js');
  expect(renderChunk('export {}', { fileName: 'part.js' })).toBeUndefined();
});
