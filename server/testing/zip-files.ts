import { type Zippable, zipSync } from 'fflate';

/** A ZIP file of texts. */
export function zipOf(files: Record<string, string | Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of Object.entries(files))
    entries[name] = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return zipSync(entries);
}

const listSignature = Buffer.from([0x50, 0x4b, 0x01, 0x02]);

/** Changes a field in the list of files of a ZIP file, of each file. */
export function withListField(zip: Uint8Array, change: (list: Buffer, at: number) => void): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(listSignature); at >= 0; at = bytes.indexOf(listSignature, at + 4))
    change(bytes, at);
  return new Uint8Array(bytes);
}
