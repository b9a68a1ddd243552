import { isCalendarDate } from '#core/lib/day.ts';
import { languageOf } from '../akn/meta.ts';
import type { Identity } from '../akn/read-act.ts';
import { childNamed, type Element } from '../akn/tree.ts';
import { lineOf } from '../eu/blocks.ts';
import { type Celex, celexInTitle } from '../eu/celex.ts';
import { identityOf } from '../eu/identity.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import type { FormexFile } from './parts.ts';

function at(element: Element | undefined, ...path: string[]): Element | undefined {
  return path.reduce((around: Element | undefined, name) => around && childNamed(around, name), element);
}

/** `2024-03-22` of `<DATE ISO="20240322">`. */
function dayOf(element: Element | undefined): string | undefined {
  const iso = (element?.attributes.ISO ?? '').replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return isCalendarDate(iso) ? iso : undefined;
}

const kinds = new Map<string, Celex['kind']>([
  ['REG', 'R'],
  ['DIR', 'L'],
  ['DEC', 'D'],
]);

/** The number of an act by its manifest, where its title does not name it. */
function celexInManifest(manifest: Element | undefined): Celex | undefined {
  const number = at(manifest, 'BIB.DOC', 'NO.DOC');
  const value = lineOf(at(manifest, 'FMX', 'DOC.MAIN.PUB', 'LEGAL.VALUE')?.children ?? []);
  const kind = kinds.get(value.slice(0, 3));
  const year = lineOf(at(number, 'YEAR')?.children ?? []);
  const current = lineOf(at(number, 'NO.CURRENT')?.children ?? []);
  return kind !== undefined && /^\d{4}$/.test(year) && /^\d{1,4}$/.test(current)
    ? { year, kind, number: current }
    : undefined;
}

/** Who an act is, by its head, its title and its manifest; only the manifest knows when it was published. */
export function readIdentity(
  act: Element,
  title: string,
  manifest: FormexFile | undefined,
  file: string,
): Identity {
  const head = childNamed(act, 'BIB.INSTANCE');
  const code = lineOf((at(head, 'LG.DOC') ?? at(head, 'DOCUMENT.REF', 'LG.OJ'))?.children ?? []);
  const celex = celexInTitle(title) ?? celexInManifest(manifest?.root);
  const language = languageOf(code);
  const published = dayOf(at(manifest?.root, 'PUBLICATION.REF', 'DATE'));
  const documentDate = dayOf(at(head, 'DATE'));
  if (celex === undefined)
    throw new ImportError(file, act.line, importReason('TITLE_NO_NUMBER', { given: title.slice(0, 80) }));
  if (code === '')
    throw new ImportError(file, act.line, importReason('LANGUAGE_MISSING', { name: 'LG.DOC' }));
  if (language === undefined)
    throw new ImportError(file, act.line, importReason('LANGUAGE_UNKNOWN', { given: code, name: 'LG.DOC' }));
  if (published === undefined && documentDate === undefined)
    throw new ImportError(file, act.line, importReason('FORMEX_NO_DATE'));
  return identityOf({ source: 'formex', celex, language, title, published, documentDate });
}
