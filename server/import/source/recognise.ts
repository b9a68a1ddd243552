import { isZip } from '../../files/read-zip.ts';
import { xmlText } from '../xml-text.ts';

/** What a file is, by its first bytes and the name of its first element, never by its name. */
export type SourceKind = 'zip' | 'pdf' | 'page' | 'akn' | 'formex' | 'xml' | 'empty' | 'unknown';

const beginsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((character, at) => bytes[at] === character.charCodeAt(0));

/** Where what stands before the first element ends: instructions, comments, a document type. */
function endOfProlog(text: string): number {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    const end = text.startsWith('<?', at)
      ? endAfter(text, '?>', at)
      : text.startsWith('<!--', at)
        ? endAfter(text, '-->', at)
        : /^<!doctype/i.test(text.slice(at, at + 9))
          ? endOfDoctype(text, at)
          : at;
    if (end === at) return at;
    at = end;
  }
}

function endAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

function endOfDoctype(text: string, from: number): number {
  const inside = text.indexOf('[', from);
  const end = text.indexOf('>', from);
  return inside >= 0 && inside < end
    ? endAfter(text, '>', Math.max(text.indexOf(']', inside), inside))
    : endAfter(text, '>', from);
}

/** The kind of an XML file by the name of its first element. */
function kindOfRoot(name: string): SourceKind {
  const local = name.slice(name.indexOf(':') + 1);
  if (local.toLowerCase() === 'html') return 'page';
  if (local === 'akomaNtoso') return 'akn';
  return /^[A-Z]+(?:\.[A-Z]+)*$/.test(local) ? 'formex' : 'xml';
}

/** A file that was recognised; one of text is decoded once, for its reader too. */
export type Recognised = { kind: SourceKind; text?: string };

/** Recognises a file by its content. Throws an ImportError for a text in an encoding that it does not have. */
export function recognise(bytes: Uint8Array, file: string): Recognised {
  if (bytes.length === 0) return { kind: 'empty' };
  if (isZip(bytes)) return { kind: 'zip' };
  if (beginsWith(bytes, '%PDF-')) return { kind: 'pdf' };
  if (bytes.subarray(0, 4096).includes(0) && !(bytes[0] === 0xff || bytes[0] === 0xfe))
    return { kind: 'unknown' };
  const text = xmlText(bytes, file);
  const start = endOfProlog(text);
  const [, name] = /^<([A-Za-z_][\w:.-]{0,100})/.exec(text.slice(start, start + 120)) ?? [];
  if (name !== undefined) return { kind: kindOfRoot(name), text };
  return { kind: text.trim() === '' ? 'empty' : 'unknown' };
}
