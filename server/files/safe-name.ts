import { extname } from 'node:path';

const longestName = 120;
/** Names that Windows takes for devices, with any end. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** What paths, commands and terminals read otherwise, and what turns the direction of writing or is not seen. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;

/** A name of a file that is safe to be saved anywhere and reads the same as before. It keeps its end. */
export function safeFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const cleaned = last
    .replace(unsafe, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .replace(devices, '_$1');
  const end = extname(cleaned).slice(0, 12);
  const stem = cleaned.slice(0, cleaned.length - extname(cleaned).length);
  const short = [...stem]
    .slice(0, longestName - end.length)
    .join('')
    .trimEnd();
  return `${short === '' ? 'file' : short}${end}`;
}

/** The name under which a file with a label is saved: the label with the end that its content has, safe anywhere. */
export function nameOfLabel(label: string, extension: string): string {
  const own = label.slice(-extension.length - 1);
  const hasEnd = own.toLowerCase() === `.${extension}`;
  const end = hasEnd ? own : `.${extension}`;
  // A label is no path: what stands before a slash belongs to it.
  const stem = (hasEnd ? label.slice(0, -own.length) : label).replace(/[\\/]/g, '_').replace(/^[. ]+/, '');
  return safeFileName(`${stem.trimEnd() || 'file'}${end}`);
}

/** The name with a number, where others of the same folder have it already, whatever the case of their letters. */
export function freeFileName(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  const end = extname(name);
  const stem = name.slice(0, name.length - end.length);
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${end}`;
  return free;
}
