// The subset changes the law font, so it must not have the reserved name "Source" (OFL 1.1).
const renamedIds = new Set([1, 3, 4, 6, 16, 21, 25]);
const reserved = 'Source Serif 4';
const own = 'Regesta Serif';

/** A copy of a TrueType font whose names say "Regesta Serif"; copyright and licence entries stay. */
export function renameFont(font) {
  const copy = Buffer.from(font);
  const tables = copy.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (copy.toString('latin1', at, at + 4) === 'name') renameIn(copy, copy.readUInt32BE(at + 8));
  }
  return copy;
}

function renameIn(copy, table) {
  const count = copy.readUInt16BE(table + 2);
  const strings = table + copy.readUInt16BE(table + 4);
  for (let record = table + 6; record < table + 6 + count * 12; record += 12) {
    if (!renamedIds.has(copy.readUInt16BE(record + 6))) continue;
    const isWide = copy.readUInt16BE(record) !== 1;
    const start = strings + copy.readUInt16BE(record + 10);
    const length = copy.readUInt16BE(record + 8);
    const text = isWide
      ? copy
          .subarray(start, start + length)
          .swap16()
          .toString('utf16le')
      : copy.toString('latin1', start, start + length);
    const renamed = text
      .replaceAll(reserved, own)
      .replaceAll(reserved.replaceAll(' ', ''), own.replaceAll(' ', ''));
    // The new name is shorter, so it fits into the space of the old one.
    const bytes = isWide ? Buffer.from(renamed, 'utf16le').swap16() : Buffer.from(renamed, 'latin1');
    bytes.copy(copy, start);
    copy.writeUInt16BE(bytes.length, record + 8);
  }
}
