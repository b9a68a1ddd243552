import { expect, test } from 'vitest';
import { withListField, zipOf } from '../../testing/zip-files.ts';
import { actXml } from '../akn/act-fixture.ts';
import { consolidatedPage, formexFiles, journalPage, lanterns } from '../eu/act-fixture.ts';
import { readSource } from './read-source.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const formex = formexFiles(lanterns);
const reasons = (content: Uint8Array, name = 'a', largest?: number) =>
  readSource(content, name, largest).refused.map(({ reason }) => reason);

test.each([
  ['Akoma Ntoso', actXml(), 'akn', 'fedlex-akn'],
  ['a page of the Official Journal', journalPage(lanterns), 'page', 'eurlex-xhtml'],
  ['a consolidated page', consolidatedPage(lanterns), 'page', 'eurlex-xhtml'],
  ['Formex', formex['L.main.xml'] ?? '', 'formex', 'formex'],
  [
    'a page behind comments and instructions',
    `\uFEFF<?xml version="1.0"?>\n<!-- <ACT> --><?x <ACT>?>${journalPage(lanterns).replace(/^<\?xml.*?\?>/, '')}`,
    'page',
    'eurlex-xhtml',
  ],
])('%s is recognised by its content, whatever its name', (_, text, kind, source) => {
  const read = readSource(bytes(text), 'holiday.jpg');
  expect(read).toMatchObject({ kind, texts: [{ text: { source } }], refused: [] });
});

test.each([
  ['a PDF', bytes('%PDF-1.7 …'), /a PDF/],
  ['nothing', bytes(' \n'), /the file is empty/],
  ['words', bytes('Dear all'), /in no format that is read/],
  ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), /in no format that is read/],
  [
    'another page',
    bytes('<html><body><p>Hello</p></body></html>'),
    /names no regulation, directive or decision/,
  ],
  [
    'another XML file',
    bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /not Akoma Ntoso: the root element is "svg"/,
  ],
  ['a page of broken HTML', bytes('<html><body><br></body></html>'), /not well-formed XML/],
  ['bytes that are no UTF-8', new Uint8Array([0x3c, 0x61, 0xff, 0x3e]), /not valid UTF-8/],
])('%s is refused with the reason', (_, content, reason) => {
  expect(reasons(content)).toEqual([expect.stringMatching(reason)]);
});

test('a ZIP file has a text or a reason for each of its files, and an act over several of them is one', () => {
  const zip = zipOf({
    'acts/a.xml': actXml(),
    'acts/b.xhtml': journalPage(lanterns),
    'acts/c.txt': 'Dear all',
    ...Object.fromEntries(Object.entries(formex).map(([name, text]) => [`formex/${name}`, text])),
    'inner.zip': zipOf({ 'a.xml': actXml() }),
    '__MACOSX/acts/._a.xml': 'x',
  });
  const { kind, texts, refused } = readSource(zip, 'law.zip');
  expect(kind).toBe('zip');
  expect(texts.map(({ name, text }) => [name, text.source])).toEqual([
    ['law.zip/acts/a.xml', 'fedlex-akn'],
    ['law.zip/acts/b.xhtml', 'eurlex-xhtml'],
    ['law.zip/formex/L.doc.xml', 'formex'],
  ]);
  expect(refused).toEqual([
    { name: 'law.zip/acts/c.txt', line: 0, reason: expect.stringMatching(/in no format/) },
    { name: 'law.zip/inner.zip', line: 0, reason: 'a ZIP file within a ZIP file is not opened' },
  ]);
});

const law = zipOf({ 'a.xml': actXml(), 'b.xml': actXml() });
const zeros = new Uint8Array(4 * 1024 ** 2);
const link = (list: Buffer, at: number) => {
  list.writeUInt8(3, at + 5);
  list.writeUInt32LE(0o120777 * 0x10000, at + 38);
};

test.each([
  [
    'leads out of it',
    zipOf({ '../../etc/a.xml': actXml() }),
    /leads out of the archive: "\.\.\/\.\.\/etc\/a\.xml"/,
  ],
  ['stands at the root', zipOf({ '/etc/a.xml': actXml() }), /leads out of the archive/],
  ['stands on a drive', zipOf({ 'c:a.xml': actXml() }), /leads out of the archive/],
  ['has a name with backslashes', zipOf({ '..\\a.xml': actXml() }), /a name that no file can have/],
  ['has a name with a line break', zipOf({ 'a\nb.xml': actXml() }), /a name that no file can have/],
  ['is a link', withListField(law, link), /a link to another place: "a\.xml"/],
  ['is encrypted', withListField(law, (list, at) => list.writeUInt16LE(1, at + 8)), /it is encrypted/],
  ['unpacks to more than is read', zipOf({ 'a.xml': zeros }), /"a\.xml" in it has more than 1 MB/],
  [
    'is one of too many bytes together',
    zipOf(
      Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}.xml`, zeros.subarray(0, 1024 ** 2)])),
    ),
    /more than 16 MB/,
  ],
  [
    'shares its bytes with others',
    withListField(law, (list, at) => list.writeUInt32LE(law.length - 1, at + 20)),
    /its files overlap/,
  ],
  [
    'is one of too many',
    zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}`, '']))),
    /more than 2000 files/,
  ],
  ['is missing in its list', law.subarray(0, law.length - 30), /damaged/],
])('a ZIP file is refused as a whole, and nothing of it is read, where a file %s', (_, zip, reason) => {
  expect(readSource(zip, 'law.zip', 1)).toEqual({
    kind: 'zip',
    texts: [],
    refused: [{ name: 'law.zip', line: 0, reason: expect.stringMatching(reason) }],
  });
});

test('a file that unpacks to more than its list says is refused, the others are read', () => {
  const lying = withListField(law, (list, at) => {
    if (list.toString('latin1', at + 46, at + 51) === 'a.xml') list.writeUInt32LE(100, at + 24);
  });
  expect(readSource(lying, 'law.zip')).toMatchObject({
    texts: [{ name: 'law.zip/b.xml' }],
    refused: [{ name: 'law.zip/a.xml', reason: expect.stringMatching(/more bytes than it says/) }],
  });
});
