import { giveBody } from '../define-element.tsx';
import { readerEvents, readerLight } from './reg-reader-options.ts';

/** Reads a regulation article by article, as text and as PDF. */
export const regReaderSpec = {
  ...readerLight,
  events: readerEvents,
  parts: ['root'],
  /** The current paragraph of the text. */
  entry: '[data-path][tabindex="0"]',
  requestTexts: {
    DE: () => [import('#core/i18n/de/common.ts'), import('#core/i18n/de/reader.ts')],
    FR: () => [import('#core/i18n/fr/common.ts'), import('#core/i18n/fr/reader.ts')],
    IT: () => [import('#core/i18n/it/common.ts'), import('#core/i18n/it/reader.ts')],
  },
  early: () => import('./reg-reader-early.ts'),
  load: () => import('./reg-reader-view.tsx'),
};

giveBody(regReaderSpec);
