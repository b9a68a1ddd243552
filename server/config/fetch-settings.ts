import { isMailAddress } from '../lib/mail-address.ts';
import { serverAddress } from './addresses.ts';

/** How official sources are asked, and whether they are asked by the clock. */
export type FetchSettings = {
  /** The operator's address, which each request names; without it nothing is fetched. */
  contact: string | undefined;
  /** After how many hours watched acts are looked after; without it they never are. */
  watchHours: number | undefined;
  /** Between two requests. */
  pauseSeconds: number;
  /** That one request may take. */
  seconds: number;
  /** Where the interfaces are; `isOwn` where the operator named them. */
  addresses: Record<keyof typeof official, { url: string; isOwn: boolean }>;
};

/** The public interfaces, each with the variable that names another one. */
const official = {
  fedlexQuery: ['REGESTA_FEDLEX_SPARQL', 'https://fedlex.data.admin.ch/sparqlendpoint'],
  fedlexFiles: ['REGESTA_FEDLEX_FILES', 'https://fedlex.data.admin.ch/filestore'],
  cellarQuery: ['REGESTA_CELLAR_SPARQL', 'https://publications.europa.eu/webapi/rdf/sparql'],
  cellar: ['REGESTA_CELLAR', 'https://publications.europa.eu/resource/celex'],
} as const;

type Value = (name: string) => string | undefined;

/** Reads the settings of official sources from the environment; a RangeError names an invalid variable. */
export function fetchSettings(value: Value): FetchSettings {
  const contact = contactOf('REGESTA_FETCH_CONTACT', value('REGESTA_FETCH_CONTACT'));
  const hours = value('REGESTA_WATCH_HOURS');
  const watchHours =
    hours === undefined ? undefined : number('REGESTA_WATCH_HOURS', hours, { min: 1, max: 8760 });
  if (watchHours !== undefined && contact === undefined)
    throw new RangeError('REGESTA_WATCH_HOURS: sources are told who asks; set REGESTA_FETCH_CONTACT too');
  const addresses = {
    fedlexQuery: addressOf('fedlexQuery', value),
    fedlexFiles: addressOf('fedlexFiles', value),
    cellarQuery: addressOf('cellarQuery', value),
    cellar: addressOf('cellar', value),
  };
  // Mirrors of one's own need no pauses.
  const min = Object.values(addresses).every(({ isOwn }) => isOwn) ? 0 : 1;
  return {
    contact,
    watchHours,
    pauseSeconds: number('REGESTA_FETCH_PAUSE_SECONDS', value('REGESTA_FETCH_PAUSE_SECONDS') ?? '2', {
      min,
      max: 300,
    }),
    seconds: number('REGESTA_FETCH_SECONDS', value('REGESTA_FETCH_SECONDS') ?? '120', { min: 1, max: 600 }),
    addresses,
  };
}

function addressOf(key: keyof typeof official, value: Value): { url: string; isOwn: boolean } {
  const [name, url] = official[key];
  const own = value(name);
  return own === undefined ? { url, isOwn: false } : { url: serverAddress(name, own), isOwn: true };
}

function contactOf(name: string, text: string | undefined): string | undefined {
  if (text === undefined) return text;
  // It goes into a header, where signs must be plain.
  const isPlain = /^[!-~]{1,254}$/.test(text);
  if (isPlain && (isMailAddress(text) || (/^https?:/.test(text) && URL.canParse(text)))) return text;
  throw new RangeError(`${name}: "${text}" is neither an e-mail address nor a web address`);
}

function number(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const given = Number(text);
  if (/^\d{1,4}$/.test(text) && given >= min && given <= max) return given;
  throw new RangeError(`${name}: "${text}" is no number from ${min} to ${max}`);
}
