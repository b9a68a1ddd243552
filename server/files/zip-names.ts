/** The bytes of a file, of which pieces are read. */
export type FileContent = {
  size: number;
  read: (offset: number, length: number) => Promise<Uint8Array>;
};

/** The end of a ZIP file: its signature, the longest comment, and the most bytes of the list of names that are read. */
const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestEnd = endLength + 0xffff;
const longestList = 4 * 1024 * 1024;

/** The names of the entries of a ZIP file as its list says; undefined if the bytes are no ZIP file. Nothing is unpacked. */
export async function namesInZip({ size, read }: FileContent): Promise<string[] | undefined> {
  const tailLength = Math.min(size, longestEnd);
  const tail = Buffer.from(await read(size - tailLength, tailLength));
  const end = findEnd(tail);
  if (end === undefined) return undefined;
  const number = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const offset = tail.readUInt32LE(end + 16);
  if (length > longestList || offset + length > size) return undefined;
  return namesOf(Buffer.from(await read(offset, length)), number);
}

/** Where the end begins: its comment reaches to the last byte. */
function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - endLength; at >= 0; at--)
    if (tail.readUInt32LE(at) === endSignature && at + endLength + tail.readUInt16LE(at + 20) === tail.length)
      return at;
  return undefined;
}

function namesOf(list: Buffer, number: number): string[] | undefined {
  const names: string[] = [];
  let at = 0;
  for (let entry = 0; entry < number; entry++) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== entrySignature) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((field) => list.readUInt16LE(at + field));
    const begin = at + 46;
    const next = begin + (name ?? 0);
    names.push(list.toString('utf8', begin, next));
    at = next + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}
