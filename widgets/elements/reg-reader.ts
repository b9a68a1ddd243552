import { defineElement } from '../define-element.tsx';
import type { ElementSpec } from '../element-spec.ts';
import { commonAttributes, commonEvents, commonProperties } from './common-options.ts';

export const regReaderSpec: ElementSpec = {
  tag: 'reg-reader',
  summary: 'Reads a regulation article by article, as text and as PDF.',
  attributes: {
    ...commonAttributes,
    regTextId: { kind: 'string', describe: 'Key of the document.' },
    article: { kind: 'string', describe: 'Article, or path of a paragraph, to show first.' },
    versionDate: { kind: 'string', describe: 'Date, like 2025-01-31: the version in force on that day.' },
    compareTo: {
      kind: 'string',
      describe:
        'Date, like 2022-01-31: shows what changed since that version, beside the one of version-date.',
    },
    languages: { kind: 'string', describe: 'Two to four languages side by side, like "de fr".' },
    view: { kind: 'string', fallback: 'text', describe: 'text or pdf.' },
    place: {
      kind: 'json',
      describe: 'All of the place at once: {regTextId, article, path, versionDate, language, view}.',
    },
    zoom: { kind: 'number', fallback: 1, describe: 'Size of the text, from 0.8 to 2; 1 is normal.' },
    hideHeaders: {
      kind: 'boolean',
      fallback: false,
      describe: 'Hides page marks and notes, and running heads on pages.',
    },
    portalUrl: {
      kind: 'string',
      describe: 'Address of the portal for copied links; the main server if absent.',
    },
    pdfFolder: {
      kind: 'string',
      describe:
        'Address of a copy of the folder pdfjs-…, for pages that allow workers of their own origin only.',
    },
  },
  properties: commonProperties,
  events: {
    ...commonEvents,
    'reg-download': { cancelable: true, describe: 'A PDF is about to be downloaded: {name}.' },
  },
  parts: { root: 'Everything inside the element.' },
  height: 480,
  load: () => import('./reg-reader-view.tsx'),
};

defineElement(regReaderSpec);
