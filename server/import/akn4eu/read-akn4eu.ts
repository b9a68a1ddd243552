import { isCalendarDate } from '#core/lib/day.ts';
import { akn4euNamespace } from '../akn/dialect.ts';
import { languageOf } from '../akn/meta.ts';
import { type Identity, readAct } from '../akn/read-act.ts';
import { childNamed, type Element, isElement, parseTree } from '../akn/tree.ts';
import { lineOf } from '../eu/blocks.ts';
import { buildAct } from '../eu/build-act.ts';
import { celexInTitle } from '../eu/celex.ts';
import { countedAct } from '../eu/counted-act.ts';
import { identityOf } from '../eu/identity.ts';
import { nameOfTitle } from '../eu/name-of-title.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import type { ImportedText } from '../regulation.ts';
import { xmlText } from '../xml-text.ts';
import { readAkn4euAct } from './blocks.ts';

/** Whether an XML file is in the profile of the institutions of the Union. */
export const isAkn4eu = (xml: string): boolean => xml.includes(akn4euNamespace);

/** Dates from then on stand for none: files are made with 2999-01-01 until a text is adopted. */
const placeholdersFrom = '2900-01-01';

function required(around: Element, file: string, ...path: string[]): Element {
  let at = around;
  for (const name of path) {
    const child = childNamed(at, name);
    if (!child)
      throw new ImportError(file, at.line, importReason('ELEMENT_MISSING', { name, around: at.name }));
    at = child;
  }
  return at;
}

const valueIn = (around: Element, name: string): string =>
  childNamed(around, name)?.attributes.value?.trim() ?? '';

function dateOf(work: Element, file: string): string {
  const element = required(work, file, 'FRBRdate');
  const date = element.attributes.date?.trim() ?? '';
  if (!isCalendarDate(date))
    throw new ImportError(file, element.line, importReason('DATE_ABSENT', { given: date, name: 'FRBRdate' }));
  if (date >= placeholdersFrom)
    throw new ImportError(
      file,
      element.line,
      importReason('DATE_STANDS_FOR_NONE', { given: date, name: 'FRBRdate' }),
    );
  return date;
}

/** What is adopted has a number in its title; a proposal is named by that of its document. */
function identityIn(act: Element, title: string, file: string): Identity {
  const identification = required(act, file, 'meta', 'identification');
  const work = required(identification, file, 'FRBRWork');
  const spoken = required(identification, file, 'FRBRExpression', 'FRBRlanguage');
  const code = spoken.attributes.language ?? '';
  const language = languageOf(code);
  if (language === undefined)
    throw new ImportError(
      file,
      spoken.line,
      importReason('LANGUAGE_UNKNOWN', { given: code, name: 'FRBRlanguage' }),
    );
  const date = dateOf(work, file);
  const celex = act.name === 'act' ? celexInTitle(title) : undefined;
  if (celex)
    return {
      ...identityOf({ source: 'akn', celex, language, title, consolidatedTo: date }),
      authoritative: true,
    };
  const number = valueIn(work, 'FRBRnumber');
  if (number === '')
    throw new ImportError(file, work.line, importReason('DOCUMENT_NUMBER_MISSING', { name: 'FRBRnumber' }));
  return {
    sourceKey: `akn4eu/${number.replace(/\s+/g, '')}`,
    source: 'akn',
    sourceNumber: number,
    sample: false,
    category: 'eu',
    language,
    versionDate: date,
    dateBasis: 'publication',
    publicationDate: date,
    names: { [language]: { long: title || number } },
    authoritative: false,
    naming: 'eu',
    warnings: [],
  };
}

/** Reads an act or a proposal in AKN4EU; an ImportError names file, line, element and reason. */
export function readAkn4eu(xml: string | Uint8Array, file: string): ImportedText {
  const { root } = parseTree(xmlText(xml, file), file);
  const act = root.children.find((child) => isElement(child));
  if (!act) throw new ImportError(file, root.line, importReason('NO_ACT'));
  if (!childNamed(act, 'body'))
    throw new ImportError(file, act.line, importReason('AKN4EU_NO_BODY', { name: act.name }));
  const read = readAkn4euAct(act);
  const identity = identityIn(act, nameOfTitle(read.title.map(lineOf)), file);
  return readAct(countedAct(buildAct(read), file), identity, file);
}
