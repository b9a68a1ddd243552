import type { LanguageCode } from '#core/contract/languages.ts';
import { addDays } from '#core/lib/dates.ts';
import type { Identity } from '../akn/read-act.ts';
import type { ImportedText } from '../regulation.ts';
import { type Celex, celexOf, shortNameOf } from './celex.ts';

/** What a file says of itself. */
export type EuFile = {
  source: ImportedText['source'];
  celex: Celex;
  language: LanguageCode;
  title: string;
  /** The day from which a consolidation applies; the Official Journal says only when it was published. */
  consolidatedTo?: string | undefined;
  published?: string | undefined;
  documentDate?: string | undefined;
};

/** Acts enter into force on the twentieth day after their publication unless they say otherwise (Art. 297 TFEU). */
const daysToEntryIntoForce = 20;

const dayIsUsual =
  'the file does not say from when it applies; taken is the twentieth day after its publication (Art. 297 TFEU)';

/** Identity and dates of a text of the Union: the same key for the Official Journal and for consolidations. */
export function identityOf(file: EuFile): Identity {
  const celex = celexOf(file.celex);
  const { consolidatedTo, published, language } = file;
  const usual = published === undefined ? undefined : addDays(published, daysToEntryIntoForce);
  const short = shortNameOf(celex, language);
  const consolidated = consolidatedTo?.replaceAll('-', '');
  const page = consolidated === undefined ? celex : `0${celex.slice(1)}-${consolidated}`;
  return {
    sourceKey: `celex/${celex}`,
    source: file.source,
    sourceNumber: celex,
    sourcePage: `https://eur-lex.europa.eu/legal-content/${language}/TXT/?uri=CELEX:${page}`,
    sample: false,
    category: 'eu',
    language,
    versionDate: consolidatedTo ?? usual ?? file.documentDate ?? '',
    // Without manifest, Formex has only the day on which an act was made.
    dateBasis: consolidatedTo === undefined && usual === undefined ? 'unknown' : 'applicability',
    ...(usual === undefined ? {} : { entryIntoForce: usual }),
    ...(file.documentDate === undefined ? {} : { documentDate: file.documentDate }),
    ...(published === undefined ? {} : { publicationDate: published }),
    names: { [language]: { long: file.title || celex, ...(short === undefined ? {} : { short }) } },
    // Only the Official Journal is authentic; consolidations say so of themselves.
    authoritative: consolidatedTo === undefined,
    naming: 'eu',
    warnings: consolidatedTo === undefined && usual !== undefined ? [dayIsUsual] : [],
  };
}
