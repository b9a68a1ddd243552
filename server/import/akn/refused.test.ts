import { expect, test } from 'vitest';
import { ImportError } from '../import-error.ts';
import { actXml, article } from './act-fixture.ts';
import { readAkn } from './read-akn.ts';

function refusal(xml: string | Uint8Array): ImportError {
  try {
    readAkn(xml, 'act.xml');
  } catch (error) {
    if (error instanceof ImportError) return error;
    throw error;
  }
  throw new Error('the file was not refused');
}

const withDoctype = (doctype: string, body: string) =>
  actXml({ body: article('1', body) }).replace('?>', `?>\n${doctype}\n`);

test('entities of the file itself are refused before any is expanded', () => {
  const laughs = Array.from({ length: 20 }, (_, index) => `<!ENTITY l${index + 1} "&l${index};&l${index};">`);
  const error = refusal(withDoctype(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs.join('')}]>`, '&l20;'));
  expect(error.reason).toBe('a document type definition inside the file is refused');
  expect(error.line).toBe(2);
});

test('an external entity is refused, its file is never read', () => {
  const error = refusal(withDoctype('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]>', '&x;'));
  expect(error.reason).toBe('a document type definition inside the file is refused');
});

test('the address of an external definition is not followed; the file is read without it', () => {
  const text = readAkn(withDoctype('<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">', 'Text'), 'act.xml');
  expect(text.counts.articles).toBe(1);
});

test('an entity from such a definition is not known', () => {
  const error = refusal(withDoctype('<!DOCTYPE a SYSTEM "http://127.0.0.1:1/a.dtd">', '&nbsp;'));
  expect(error.reason).toMatch(/^not well-formed XML: undefined entity/);
});

test.each([
  ['an empty file', '', 1, 'the file is empty'],
  ['white space only', ' \n\n', 1, 'the file is empty'],
  ['a tag that is not closed', `${actXml().slice(0, -20)}\n`, 2, /not well-formed XML/],
  ['tags that cross', actXml().replace('</content>', '\n</p>'), 2, /not well-formed XML/],
  ['plain text', 'Art. 1', 1, /not well-formed XML/],
])('%s: line and reason are named', (_what, xml, line, reason) => {
  const error = refusal(xml);
  expect(error.line).toBe(line);
  if (typeof reason === 'string') expect(error.reason).toBe(reason);
  else expect(error.reason).toMatch(reason);
});

test.each([
  ['HTML', '<!DOCTYPE html>\n<html><body><br></body></html>', /an HTML page/],
  ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"><body/></html>', /an HTML page/],
  ['Formex', '<ACT xmlns:xsi="x" xsi:noNamespaceSchemaLocation="formex-05.xsd"><TITLE/></ACT>', /Formex/],
  ['another vocabulary', '<law><article/></law>', /root element is "law"/],
  [
    'an older Akoma Ntoso',
    actXml({ root: 'akomaNtoso xmlns="http://www.akomantoso.org/2.0"' }),
    /not Akoma Ntoso 3\.0/,
  ],
  ['no namespace', actXml({ root: 'akomaNtoso' }), /the namespace is missing/],
  [
    'AKN4EU',
    actXml({
      work: '<preservation xmlns:akn4eu="http://imfc.europa.eu/akn4eu"><akn4eu:fileCUID value="1"/></preservation>',
    }),
    /AKN4EU/,
  ],
  [
    'a bill',
    actXml().replace('<act name="publicLaw"', '<bill').replace('</act>', '</bill>'),
    /an Akoma Ntoso "bill"/,
  ],
])('a wrong dialect is named: %s', (_what, xml, reason) => {
  expect(refusal(xml).reason).toMatch(/^wrong dialect: /);
  expect(refusal(xml).reason).toMatch(reason);
});

test('Akoma Ntoso that merely declares a Formex namespace is read', () => {
  const root =
    'akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0" xmlns:fmx="http://formex.publications.europa.eu/schema"';
  expect(readAkn(actXml({ root }), 'act.xml').counts.articles).toBe(1);
});

test('bytes that are no UTF-8', () => {
  expect(refusal(Buffer.from([0x3c, 0xc3, 0x28, 0x3e])).reason).toBe('the file is not valid UTF-8');
});

test('a deep nest of elements ends in a refusal', () => {
  const deep = '<i>'.repeat(600) + '</i>'.repeat(600);
  expect(refusal(actXml({ body: article('1', deep) })).reason).toMatch(/nested deeper/);
});

/** Deeper than what the typesetter can draw. */
const nested = (start: string, end: string, depth: number) =>
  actXml({ body: article('1', start.repeat(depth) + 'x' + end.repeat(depth)) });
test.each([
  ['marks', '<i>', '</i>', 20, 'marks within running text are nested deeper than 20 levels'],
  [
    'different marks',
    '<b><a href="#x">',
    '</a></b>',
    10,
    'marks within running text are nested deeper than 20',
  ],
  ['notes', '<authorialNote><p>', '</p></authorialNote>', 5, 'notes are nested deeper than 5 levels'],
  ['tables', '<table><tr><td><p>', '</p></td></tr></table>', 5, 'tables are nested deeper than 5 levels'],
])('%s that cannot be printed are refused by reading alone', (_what, start, end, deepest, reason) => {
  expect(readAkn(nested(start, end, deepest), 'act.xml').counts.articles).toBe(1);
  expect(refusal(nested(start, end, deepest + 1)).reason).toContain(reason);
});

test('marks side by side are not nested', () => {
  const xml = actXml({ body: article('1', '<i>a</i> <sup>b</sup> '.repeat(50)) });
  expect(readAkn(xml, 'act.xml').counts.articles).toBe(1);
});

test.each(['0000-01-01', '0999-12-31'])('a day that databases do not know: %s', (date) => {
  const workDates = `<FRBRdate date="${date}" name="jolux:dateApplicability"/>`;
  expect(refusal(actXml({ workDates })).reason).toBe(
    `the date "${date}" (dateApplicability) is before the year 1000`,
  );
});

test.each([
  ['the address of the work', { workUri: `https://fedlex.data.admin.ch/eli/cc/31/${'9'.repeat(500)}` }, 500],
  ['the number of the act', { work: `<FRBRnumber value="${'9'.repeat(201)}"/>` }, 200],
  ['a title', { work: `<FRBRname xml:lang="de" value="${'x'.repeat(10_001)}"/>` }, 10_000],
  ['a short title', { work: `<FRBRname xml:lang="de" value="x" shortForm="${'x'.repeat(201)}"/>` }, 200],
])('%s that no index has room for is refused by reading alone', (what, act, most) => {
  expect(refusal(actXml(act)).reason).toMatch(new RegExp(`^${what} has \\d+ characters, more than ${most}$`));
});

test.each(['&#0;', '&#xD83D;', '&#xDE00;', '\uD83D', '\0', '&#xFFFE;'])('a sign that is none: %j', (sign) => {
  expect(refusal(actXml({ body: article('1', `a${sign}b`) })).reason).toMatch(
    /^(?:not well-formed XML|the file has half a character)/,
  );
  if (!sign.startsWith('&')) {
    const bytes = Buffer.from(actXml({ body: article('1', `a${sign}b`) }), 'utf16le');
    expect(refusal(Buffer.concat([Buffer.from([0xff, 0xfe]), bytes])).reason).toMatch(
      /^(?:not well-formed XML|the file is not valid UTF-16LE)/,
    );
  }
});

test.each([
  ['a byte order mark', Buffer.from(`\uFEFF${actXml()}`, 'utf8')],
  ['UTF-16', Buffer.from(`\uFEFF${actXml().replace('UTF-8', 'UTF-16')}`, 'utf16le')],
  ['a declared single-byte encoding', Buffer.from(actXml().replace('UTF-8', 'ISO-8859-1'), 'latin1')],
])('%s is obeyed', (_what, bytes) => {
  expect(readAkn(bytes, 'act.xml').names.DE?.long).toBe(
    'Bundesgesetz über die Musterbank (Musterbankgesetz, MBG)',
  );
});
