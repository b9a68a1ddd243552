import { expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import { actXml, article } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

test.each(inherited)('<%s> inside of text is an unknown element: its text is kept', (name) => {
  const text = readAkn(actXml({ body: article('1', `Vor <${name}>dem Ende</${name}> gilt es.`) }), 'a.xml');
  const parts = text.units.find(({ id }) => id === '1')?.parts[0];
  expect(parts).toMatchObject({ parts: [{ part: 'text', content: ['Vor dem Ende gilt es.'] }] });
  expect(text.warnings).toEqual([`line 1: the element "${name}" is not known; its text is kept`]);
});

test.each(inherited)('<%s> among articles or beside the body makes no unit', (name) => {
  const wrapped = `<${name}><heading>Titel</heading>${article('2', 'Zwei.')}</${name}>`;
  for (const act of [{ body: article('1', 'Eins.') + wrapped }, { after: wrapped }]) {
    const { units } = readAkn(actXml(act), 'a.xml');
    for (const { kind } of units) expect(kind).toBeTypeOf('string');
    expect(units.filter(({ kind }) => kind === 'article').map(({ id }) => id)).toContain('1');
    expect(JSON.stringify(units)).toContain('Zwei.');
  }
});

test.each(inherited)('"%s" is no language and no family', (name) => {
  const named = `<FRBRcountry value="CH"/><FRBRname xml:lang="${name}" value="Fremd"/><FRBRname xml:lang="de" value="Recht"/>`;
  const text = readAkn(actXml({ work: named, actAttributes: ` regesta:family="${name}"` }), 'a.xml');
  expect(text.names).toEqual({ DE: { long: 'Recht' } });
  expect(text.naming).toBe('act');
  expect(() => readAkn(actXml({ expression: `<FRBRlanguage language="${name}"/>` }), 'a.xml')).toThrow(
    new ImportError('a.xml', 1, importReason('LANGUAGE_UNKNOWN', { given: name, name: 'FRBRlanguage' })),
  );
});

test.each(inherited)('&%s; is no character', (name) => {
  expect(() => readAkn(actXml({ body: article('1', `Eins &${name}; zwei`) }), 'a.xml')).toThrow(
    /undefined entity/,
  );
});
