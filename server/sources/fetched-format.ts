/** What a file is, by its bytes. */
export type FetchedFormat = 'akoma-ntoso' | 'xhtml' | 'formex' | 'unknown';

/** The formats that the import reads. A reader that comes joins here. */
export const importable: readonly FetchedFormat[] = ['akoma-ntoso'];

export const formatNames: Readonly<Record<FetchedFormat, string>> = {
  'akoma-ntoso': 'Akoma Ntoso',
  xhtml: 'XHTML',
  formex: 'Formex',
  unknown: 'a format that nobody knows',
};

/** So many bytes tell what a file is. */
const beginning = 8192;

/** Names and types that servers give are not believed: a page that says that something is missing is one of HTML. */
export function formatOf(bytes: Uint8Array): FetchedFormat {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, beginning));
  if (start.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))) return 'formex';
  const text = start.toString('utf8');
  const root = /<(?![?!])(?:[\w.-]+:)?([\w.-]+)/.exec(text.replace(/<!--.*?-->/gs, ''))?.[1];
  if (root === 'akomaNtoso') return 'akoma-ntoso';
  return root?.toLowerCase() === 'html' ? 'xhtml' : 'unknown';
}
