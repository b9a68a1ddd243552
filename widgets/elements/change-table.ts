import { giveBody } from '../define-element.tsx';
import { changeTableEvents, changeTableLight } from './change-table-options.ts';

/** The regulatory changes of an organisation: filtered, followed and worked on. */
export const changeTableSpec = {
  ...changeTableLight,
  events: changeTableEvents,
  parts: ['root'],
  requestTexts: {
    DE: () => [
      import('#core/i18n/de/common.ts'),
      import('#core/i18n/de/changes.ts'),
      import('#core/i18n/de/table.ts'),
    ],
    FR: () => [
      import('#core/i18n/fr/common.ts'),
      import('#core/i18n/fr/changes.ts'),
      import('#core/i18n/fr/table.ts'),
    ],
    IT: () => [
      import('#core/i18n/it/common.ts'),
      import('#core/i18n/it/changes.ts'),
      import('#core/i18n/it/table.ts'),
    ],
  },
  early: () => import('./change-table-early.ts'),
  load: () => import('./change-table-view.tsx'),
};

giveBody(changeTableSpec);
