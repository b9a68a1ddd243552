import type { TreeOptions } from '../akn/tree.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';

/** Pages set lists as tables within tables; how deep real tables may stand is checked when they are read. */
const anyDepth = { enter: () => undefined, leave: () => undefined };

/** Named characters of HTML that pages use although their document type is never read. */
const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  shy: '\u00AD',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  euro: '€',
  sect: '§',
  deg: '°',
  middot: '·',
  bull: '•',
  times: '×',
  minus: '−',
  le: '≤',
  ge: '≥',
};

/** How a page of XHTML is parsed. */
export const pageOptions: TreeOptions = {
  checkRoot({ name }, line, file) {
    if (name.slice(name.indexOf(':') + 1).toLowerCase() !== 'html')
      throw new ImportError(file, line, importReason('NOT_XHTML', { name }));
  },
  nesting: () => anyDepth,
  entities,
};
