import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { questionEvents, questionLight } from '#widgets/elements/ask-question-options.ts';
import { changeTableEvents, changeTableLight } from '#widgets/elements/change-table-options.ts';
import { readerEvents, readerLight } from '#widgets/elements/reg-reader-options.ts';
import { searchEvents, searchLight } from '#widgets/elements/reg-search-options.ts';
import * as names from '#widgets/react-names.ts';
import { reactTypes } from './react-types-plugin.mjs';

/** A project that uses the components, right and wrong. */
const use = `
import { AskQuestion, ChangeTable, RegReader, type RegReaderElement, RegSearch } from './react.js';
import { createRef } from 'react';

const reader = createRef<RegReaderElement>();
export const page = (
  <>
    <RegReader ref={reader} className="wide" regTextId="bankg-m" zoom={1.2} hideHeaders place={{ article: '5' }}
      token={async () => 'secret'} onRegPlaceChanged={({ detail }) => console.log(detail.citation)} />
    <RegSearch term={undefined} onRegSearched={() => undefined} />
    <AskQuestion inline onRegSent={() => undefined} />
    <ChangeTable slug="lamps" filters={{ status: ['R'] }} readOnly onRegChanged={() => undefined} />
    {/* @ts-expect-error a number is no article */}
    <RegReader article={5} />
    {/* @ts-expect-error there is no such option */}
    <RegSearch regTextId="bankg-m" />
    {/* @ts-expect-error a token is a function */}
    <AskQuestion token="secret" />
  </>
);
void reader.current?.open({ article: '6' });
reader.current?.reload();
`;

it('react.d.ts has every option, event and method, so that TypeScript knows wrong from right', () => {
  const folder = mkdtempSync(join(tmpdir(), 'regesta-types-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const text = reactTypes(
    [
      [readerLight, readerEvents],
      [searchLight, searchEvents],
      [questionLight, questionEvents],
      [changeTableLight, changeTableEvents],
    ],
    names,
  );
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'react.d.ts'), text);
  writeFileSync(join(folder, 'use.tsx'), use);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom'],
    types: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.tsx'] }));
  const compiler = resolve('node_modules/typescript-native/bin/tsc');
  let said = '';
  try {
    execFileSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  expect(said).toBe('');
}, 60_000);
