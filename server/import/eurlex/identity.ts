import { isCalendarDate } from '#core/lib/day.ts';
import { dateIn } from '#core/lib/month-names.ts';
import { languageOf } from '../akn/meta.ts';
import type { Identity } from '../akn/read-act.ts';
import type { Element } from '../akn/tree.ts';
import { lineOf } from '../eu/blocks.ts';
import { celexInReference, celexInTitle } from '../eu/celex.ts';
import { identityOf } from '../eu/identity.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import { classesOf } from './classes.ts';

/** `2024-12-04` for "04.12.2024"; undefined for a day that does not exist. */
function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /(\d{1,2})[./](\d{1,2})[./](\d{4})/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(iso) ? iso : undefined;
}

/** The text of the first paragraph with a class. */
function firstOf(paragraphs: readonly Element[], name: string): Element | undefined {
  return paragraphs.find((paragraph) => classesOf(paragraph).includes(name));
}

/** "02014R0596 — EN — 04.12.2024 — 004.001" at the head of a consolidation. */
function ofConsolidation(reference: Element, title: string, file: string): Identity {
  const line = lineOf(reference.children);
  const [number = '', code = '', date = ''] = line.split(/\s+—\s+/);
  const celex = celexInReference(number);
  const language = languageOf(code.trim());
  const consolidatedTo = dayOf(date);
  const given = line.slice(0, 80);
  if (celex === undefined)
    throw new ImportError(file, reference.line, importReason('CONSOLIDATION_NO_NUMBER', { given }));
  if (language === undefined)
    throw new ImportError(file, reference.line, importReason('CONSOLIDATION_NO_LANGUAGE', { given }));
  if (consolidatedTo === undefined)
    throw new ImportError(file, reference.line, importReason('CONSOLIDATION_NO_DAY', { given }));
  return identityOf({ source: 'eurlex-xhtml', celex, language, title, consolidatedTo });
}

function ofJournal(paragraphs: readonly Element[], title: string, file: string): Identity {
  const textOf = (name: string) => lineOf(firstOf(paragraphs, name)?.children ?? []);
  const at = firstOf(paragraphs, 'doc-ti')?.line ?? 1;
  const celex = celexInTitle(title);
  const language = languageOf(textOf('hd-lg'));
  const published = dayOf(textOf('hd-date'));
  if (celex === undefined)
    throw new ImportError(file, at, importReason('TITLE_NO_NUMBER', { given: title.slice(0, 80) }));
  if (textOf('hd-lg') === '')
    throw new ImportError(file, at, importReason('LANGUAGE_MISSING', { name: 'class="oj-hd-lg"' }));
  if (language === undefined)
    throw new ImportError(
      file,
      at,
      importReason('LANGUAGE_UNKNOWN', { given: textOf('hd-lg'), name: 'class="oj-hd-lg"' }),
    );
  if (published === undefined)
    throw new ImportError(file, at, importReason('PUBLICATION_DAY_MISSING', { name: 'class="oj-hd-date"' }));
  const written = dateIn(title);
  const documentDate = written !== undefined && isCalendarDate(written) ? written : undefined;
  return identityOf({ source: 'eurlex-xhtml', celex, language, title, published, documentDate });
}

/** Who a page is: a consolidation says it in its first line, the Official Journal in its head and in its title. */
export function readIdentity(paragraphs: readonly Element[], title: string, file: string): Identity {
  const reference = firstOf(paragraphs, 'reference');
  if (reference === undefined) return ofJournal(paragraphs, title, file);
  return ofConsolidation(reference, title, file);
}
