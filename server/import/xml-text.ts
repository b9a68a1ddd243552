import { ImportError } from './import-error.ts';
import { importReason } from './import-reasons.ts';

const declared = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/;

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 256));
  return declared.exec(head.replace(/^ï»¿/, ''))?.[1] ?? 'utf-8';
}

/** Decodes an XML file by its byte order mark or declared encoding. */
export function xmlText(xml: string | Uint8Array, file: string): string {
  const text = decoded(xml, file);
  // The parser takes half a character for a whole one.
  if (!text.isWellFormed()) throw new ImportError(file, 1, importReason('HALF_CHARACTER'));
  return text;
}

function decoded(xml: string | Uint8Array, file: string): string {
  if (typeof xml === 'string') return xml.startsWith('\uFEFF') ? xml.slice(1) : xml;
  const encoding = encodingOf(xml);
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch {
    throw new ImportError(file, 1, importReason('ENCODING_UNKNOWN', { given: encoding }));
  }
  try {
    return decoder.decode(xml);
  } catch {
    throw new ImportError(file, 1, importReason('ENCODING_WRONG', { given: encoding.toUpperCase() }));
  }
}
