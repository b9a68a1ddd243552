import { describe, expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { actXml, annexXml, article, threeDates } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

const read = (act: Parameters<typeof actXml>[0]) => readAkn(actXml(act), 'mbg.xml');

function refusal(xml: string): ImportError {
  try {
    readAkn(xml, 'mbg.xml');
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('the file was not refused');
}

describe('identity', () => {
  test('the key of the act comes from the work, without its version; old keys keep their underscores', () => {
    const text = read({});
    expect(text.sourceKey).toBe('eli/cc/31/117_121_129');
    expect(text.sourcePage).toBe('https://www.fedlex.admin.ch/eli/cc/31/117_121_129/de');
  });

  test('three dates are told apart by name, in any order; a future version keeps its date', () => {
    const dates = threeDates.split('/>').filter(Boolean).reverse().join('/>');
    const text = read({ workDates: `${dates}/>` });
    expect(text).toMatchObject({
      versionDate: '2031-03-01',
      documentDate: '2019-06-18',
      entryIntoForce: '2020-01-01',
    });
  });

  test('a text of the gazette has its day of publication instead', () => {
    const text = read({
      workUri: 'https://fedlex.data.admin.ch/eli/oc/2031/12',
      workDates: '<FRBRdate date="2031-02-05" name="jolux:publicationDate"/>',
    });
    expect(text).toMatchObject({
      sourceKey: 'eli/oc/2031/12',
      versionDate: '2031-02-05',
      publicationDate: '2031-02-05',
      dateBasis: 'unknown',
    });
    expect(text.sourcePage).toBeUndefined();
  });

  test('a text of the federal gazette is published, and applies to nothing yet', () => {
    const text = read({
      workUri: 'https://fedlex.data.admin.ch/eli/fga/2031/77',
      workDates: '<FRBRdate date="2031-02-05" name="jolux:publicationDate"/>',
    });
    expect(text).toMatchObject({ versionDate: '2031-02-05', dateBasis: 'publication' });
  });

  test('a text of the official compilation applies from its entry into force, not from its publication', () => {
    const text = read({
      workUri: 'https://fedlex.data.admin.ch/eli/oc/2031/12',
      workDates:
        '<FRBRdate date="2031-02-05" name="jolux:publicationDate"/>' +
        '<FRBRdate date="2031-07-01" name="jolux:dateEntryInForce"/>',
    });
    expect(text).toMatchObject({ versionDate: '2031-07-01', dateBasis: 'applicability' });
  });

  test('the end of a version and of the whole act are read where the file states them', () => {
    const ends =
      '<FRBRdate date="2032-12-31" name="jolux:dateEndApplicability"/>' +
      '<FRBRdate date="2033-01-01" name="jolux:dateNoLongerInForce"/>';
    expect(read({ workDates: threeDates + ends })).toMatchObject({
      applicableUntil: '2032-12-31',
      repealedOn: '2033-01-01',
    });
  });

  test.each([
    ['de', 'DE'],
    ['fra', 'FR'],
    ['ITA', 'IT'],
    ['en', 'EN'],
  ])('the language "%s" of the expression is %s', (code, language) => {
    expect(read({ expression: `<FRBRlanguage language="${code}"/>` }).language).toBe(language);
  });

  test('annexes repeat the block: only the first one counts', () => {
    const after = `<components>${annexXml('Anhang 1', '<p>Text</p>')}</components>`;
    expect(read({ after })).toMatchObject({ language: 'DE', versionDate: '2031-03-01' });
  });

  test('names in all languages', () => {
    expect(read({}).names).toEqual({
      DE: { long: 'Bundesgesetz über die Musterbank (Musterbankgesetz, MBG)', short: 'MBG' },
      FR: { long: 'Loi sur la banque modèle (LBM)', short: 'LBM' },
    });
  });

  test('markup in a name is taken out', () => {
    const work = '<FRBRname xml:lang="fr" value="Ordonnance du 1&lt;sup&gt;er&lt;/sup&gt; juin"/>';
    expect(read({ work }).names.FR).toEqual({ long: 'Ordonnance du 1er juin' });
  });

  test('an empty number stands in the preface, a title without a name there too, its break a space', () => {
    const text = read({
      work: '<FRBRnumber value=""/>',
      preface: '<p><docNumber>990.12 </docNumber></p><p><docTitle>Verordnung<br/>über Muster</docTitle></p>',
    });
    expect(text.sourceNumber).toBe('990.12');
    expect(text.names.DE).toEqual({ long: 'Verordnung über Muster' });
    expect(text.units[0]?.parts[1]).toEqual({
      part: 'text',
      role: 'heading',
      content: ['Verordnung über Muster'],
    });
  });

  test('English claims legal force in its files and has none', () => {
    expect(read({}).authoritative).toBe(true);
    expect(read({ expression: '<FRBRlanguage language="en"/>' }).authoritative).toBe(false);
  });

  test('the marks of sample content, whatever the prefix', () => {
    const text = read({
      actAttributes:
        ' xmlns:x="https://regesta.example/ns/sample" x:sample="true" x:category="eu" x:family="eu"',
    });
    expect(text).toMatchObject({ sample: true, category: 'eu', naming: 'eu' });
    expect(read({})).toMatchObject({ sample: false, naming: 'act' });
  });

  test('an address that tells another version is a warning', () => {
    const text = read({ workUri: 'https://fedlex.data.admin.ch/eli/cc/31/1/20300101' });
    expect(text.warnings).toEqual([
      'the version date is 2031-03-01, the address of the work says 2030-01-01',
    ]);
  });
});

describe('refused for what is missing', () => {
  test.each([
    ['a date', { workDates: '' }, /version date .* is missing/],
    [
      'a date that exists',
      { workDates: '<FRBRdate date="2031-02-30" name="jolux:dateApplicability"/>' },
      /"2031-02-30" .* does not exist/,
    ],
    ['a language', { expression: '' }, /language \(FRBRlanguage\) is missing/],
    [
      'a language that is offered',
      { expression: '<FRBRlanguage language="rm"/>' },
      /"rm" \(FRBRlanguage\) is not supported/,
    ],
    ['an ELI', { workUri: '/akn/xx/act/2031/1' }, /wrong dialect/],
    ['any text', { body: '' }, /holds no text/],
  ])('%s', (_what, act, reason) => {
    const error = refusal(actXml(act).replaceAll('<FRBR', '\n<FRBR'));
    expect(error.reason).toMatch(reason);
    expect(error.file).toBe('mbg.xml');
    expect(error.line).toBeGreaterThan(0);
  });

  test('the line is the one where it should stand', () => {
    const xml = actXml({ expression: '', body: article('1', 'x') }).replace(
      '<FRBRExpression',
      '\n\n<FRBRExpression',
    );
    expect(refusal(xml).line).toBe(3);
  });
});
