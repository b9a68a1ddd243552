import { languageCodes } from '#core/contract/languages.ts';
import type { ImportedText } from '../regulation.ts';
import type { TypesetInput } from './typeset.ts';

/** The pages of a text: its title in its own language, or in the first that has one. */
export const typesetInput = (text: ImportedText): TypesetInput => {
  const { language, names, sourceNumber, versionDate, sample, units } = text;
  const name = names[language] ?? languageCodes.map((code) => names[code]).find((it) => it !== undefined);
  return {
    language,
    title: name?.long ?? '',
    shortName: name?.short,
    sourceNumber,
    versionDate,
    sample,
    units,
  };
};
