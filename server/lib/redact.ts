/** What may be about a person or open a door, and what stands for it. */
const secrets: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bearer|basic)\s+[^\s,;]+/gi, '[secret]'],
  [
    /\b((?:[\w-]*(?:password|passwort|secret|token|code|key|authorization|cookie))["']?\s*[:=]\s*)["']?[^\s"',;&]+["']?/gi,
    '$1[secret]',
  ],
  // The name and password in the address of a database or a mail server.
  [/\/\/[^\s/@]+@/g, '//'],
  [/\?[^\s"'<>)]*=[^\s"'<>)]*/g, '?[query]'],
  [/[^\s<>"(),;:]+@[^\s<>"'(),;:]+/g, '[e-mail]'],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '[id]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\b/g, '[address]'],
  // Times of day and places in files have two colons.
  [/(?<![\w:])(?:[0-9a-f]{0,4}:){3,7}[0-9a-f]{0,4}/gi, '[address]'],
  // Long signs without a word: tokens, codes of links, hashes.
  [/(?<![\w/.-])(?=[\w.~+/=-]*\d)(?=[\w.~+/=-]*[A-Za-z])[\w~+=-]{20,}(?:\.[\w~+=-]+)*/g, '[secret]'],
];

/** A message without secrets, addresses of people and networks, and ids, for those who may read logs and not that. */
export const redact = (message: string): string =>
  secrets.reduce((text, [pattern, stand]) => text.replace(pattern, stand), message);
