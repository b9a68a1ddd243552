import type { LanguageCode } from '#core/contract/languages.ts';
import type { BringingAct, TocEntry } from '#core/contract/main/regulation-text.ts';
import { plainText } from '#core/law/inline-text.ts';
import { capital } from '#core/lib/capital.ts';
import { contentsLabel, isCitedAlone } from '#core/regulations/contents-names.ts';

/** One entry of a table of contents. */
export type ContentsItem = {
  id: string;
  parent?: string | undefined;
  /** Its number with its kind: "Art. 37b", "12. Abschnitt"; empty without a number. */
  label: string;
  title: string;
  /** The act that brought final provisions. */
  detail?: string | undefined;
  isArticle: boolean;
  isRepealed?: boolean | undefined;
  /** Less important than the others, since nothing changed there. */
  isQuiet?: boolean | undefined;
};

type NameOf = (path: string) => string;

/** The entries of a text; `nameOf` names those without a number and a heading. */
export function itemsOf(
  entries: readonly Omit<TocEntry, 'completeParagraphID'>[],
  language: LanguageCode,
  nameOf: NameOf,
): ContentsItem[] {
  return entries.map((entry) => {
    const { id, parent, kind, range, act, repealed } = entry;
    const heading = entry.heading ? plainText(entry.heading).replace(/\s+/g, ' ').trim() : '';
    // A repealed section has dots instead of a heading.
    const hasDots = /^[….\s]+$/.test(heading);
    const num = entry.num ? plainText(entry.num) : '';
    const label = contentsLabel({ id, kind, range, num }, language);
    const title = hasDots ? '' : heading;
    return {
      id,
      parent,
      label,
      title: title || (label === '' ? nameWithout(act, capital(nameOf(id))) : ''),
      detail: detailOf(act),
      isArticle: isCitedAlone(kind),
      isRepealed: repealed === true || (hasDots && heading !== ''),
    };
  });
}

const detailOf = (act: BringingAct | undefined) =>
  act && [act.title, act.reference].filter(Boolean).join(', ');

/** The name without the publication that the line below names: "Schlussbestimmungen". */
const nameWithout = (act: BringingAct | undefined, name: string) =>
  act ? name.replace(/ (?:AS|RO|RU) \d.*$/, '') : name;
