import { languageCodes } from '#core/contract/languages.ts';
import { legalStatusOf, officialSourceOf } from '#core/law/legal-status.ts';
import { legalStatusText, originTexts } from '#core/law/legal-words.ts';
import type { ImportedText } from '../regulation.ts';
import type { TypesetInput } from './typeset.ts';

/** The input of the typesetter for a text; its title is in its own language or the first one that has a title. */
export const typesetInput = (text: ImportedText, madeOn: string): TypesetInput => {
  const { language, names, sourceNumber, sourcePage, versionDate, sample, units } = text;
  const name = names[language] ?? languageCodes.map((code) => names[code]).find((it) => it !== undefined);
  return {
    language,
    title: name?.long ?? '',
    shortName: name?.short,
    sourceNumber,
    versionDate,
    madeOn,
    origin: [
      legalStatusText(legalStatusOf(text), language),
      ...originTexts({ source: officialSourceOf(text), sourcePage, madeOn }, language),
    ],
    sample,
    units,
  };
};
