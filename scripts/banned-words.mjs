// Words that tell a stranger nothing when used in names, each with the word to use instead. The parts of a
// name are compared one by one, so `notFound` of HTTP is listed as an exception.

const banned = {
  found: 'say what it is: result, match, hit, entry, or the thing itself',
  asked: 'request, query or requested',
  asker: 'caller or requester',
  shown: 'visible, displayed or rendered',
  told: 'notified, reported or info',
  kept: 'stored, cached or saved',
  wanted: 'requested or required',
  remembered: 'memoized or stored',
  late: 'lazy',
  holdings: 'index cache',
  shelf: 'language index',
  bridges: 'query expansion',
  slip: 'typo',
  slips: 'typos',
  gathering: 'background indexing',
  gathered: 'collected or indexed',
  standing: 'active claims',
  openings: 'navigation bus',
};
const firstWords = { most: 'max', least: 'min', largest: 'max', smallest: 'min' };
const whole = {
  Tools: 'dependencies, context or options',

  onceFor: 'singleFlight',
  turns: 'semaphore',
  repeating: 'interval job',
};
/** Standard terms that contain one of these words. */
const exceptions = new Set(['NotFoundPage', 'notFound', 'NotFound', 'NOT_FOUND', 'useLateFonts']);

/** The word to use instead of a banned one in a name, or undefined if the name is fine. */
export function bannedWordOf(name) {
  if (exceptions.has(name)) return undefined;
  const own = Object.hasOwn(whole, name) ? whole[name] : undefined;
  if (own) return `use ${own}`;
  const parts = name.split(/(?=[A-Z][a-z])|[_$]/).map((part) => part.toLowerCase());
  const [first = '', second] = parts;
  if (second !== undefined && Object.hasOwn(firstWords, first))
    return `“${first}…”: use ${firstWords[first]}…`;
  const word = parts.find((part) => Object.hasOwn(banned, part));
  return word && `“${word}”: use ${banned[word]}`;
}
