import { expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { readAkn4eu } from './read-akn4eu.ts';

const bill = (body: string, { date = '2031-02-03', number = 'COM(2031) 7', language = 'en' } = {}) =>
  `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:akn4eu="http://imfc.europa.eu/akn4eu">
<bill name="REG"><meta><identification><FRBRWork><FRBRdate date="${date}" name=""/><FRBRnumber value="${number}"/></FRBRWork>
<FRBRExpression><FRBRlanguage language="${language}"/></FRBRExpression></identification></meta>
<preface><longTitle><p><docType>Proposal for a REGULATION</docType> <docPurpose>on lanterns</docPurpose></p></longTitle></preface>
<preamble><recitals><intro><p>Whereas:</p></intro><recital><num>(1)</num><p>Lanterns are useful.</p></recital></recitals></preamble>
<body>${body}</body></bill></akomaNtoso>`;
const article = `<article><num>Article 1</num><heading>Duties</heading><paragraph><num>1.</num><list>
<subparagraph><content><p>Keepers shall:</p></content></subparagraph>
<point><num>(a)</num><content><p>light lanterns;</p></content></point>
<point><num>(b)</num><list><subparagraph><content><p>clean:</p></content></subparagraph><point><num>(i)</num><content><p>glass.</p></content></point></list></point>
</list></paragraph></article>`;

test('a proposal has the places of an act, and is not in force', () => {
  const text = readAkn4eu(bill(article), 'a.xml');
  expect(text.provisions.map(({ path }) => path)).toEqual([
    '{preface_1}',
    '{preamble_1}',
    '{rct_1}',
    '1',
    '1^1',
    '1^1^a',
    '1^1^b',
    '1^1^b^i',
  ]);
  expect(text).toMatchObject({
    sourceKey: 'akn4eu/COM(2031)7',
    versionDate: '2031-02-03',
    dateBasis: 'publication',
    authoritative: false,
    names: { EN: { long: 'Proposal for a REGULATION on lanterns' } },
    warnings: [],
  });
});

const refused: [what: string, xml: string, reason: RegExp][] = [
  [
    'a date that stands for none',
    bill(article, { date: '2999-01-01' }),
    /a\.xml:2: the date "2999-01-01" \(FRBRdate\) stands for none/,
  ],
  [
    'a date that does not exist',
    bill(article, { date: '2031-02-31' }),
    /a\.xml:2: the date "2031-02-31" \(FRBRdate\) does not exist/,
  ],
  ['a number', bill(article, { number: '' }), /a\.xml:2: the number of the document \(FRBRnumber\)/],
  [
    'a language that is read',
    bill(article, { language: 'xx' }),
    /a\.xml:3: the language "xx" \(FRBRlanguage\)/,
  ],
  ['a body', bill(article).replaceAll('body>', 'other>'), /AKN4EU with "bill", which has no body/],
  [
    'its description',
    bill(article).replace(/<meta>[\s\S]*<\/meta>/, ''),
    /the element "meta" is missing in "bill"/,
  ],
];
test.each(refused)('what AKN4EU lacks is named with its line: %s', (_, xml, reason) => {
  expect(() => readAkn4eu(xml, 'a.xml')).toThrow(ImportError);
  expect(() => readAkn4eu(xml, 'a.xml')).toThrow(reason);
});
