import { changes } from '#core/changes/store.ts';
import { formatDate, today } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { sendEarly } from '../element-early.ts';
import { interfaceLanguage } from '../element-language.ts';
import type { ChangeTableHost } from './change-table-options.ts';

/** Loads the changes in the language of the page before the table has come. */
export const send = (host: ChangeTableHost) =>
  sendEarly(host, (app) => {
    if (app.session.domainUrl() === undefined) return undefined;
    const language = interfaceLanguage(host.element, host.values().lang);
    void app.part(changes).loadEarly(language);
    // The first day in a time zone and the first in a language take 15 ms or more; here while files are on their way.
    setTimeout(() => formatDate(today(app.now()), localeOf(language)));
    return undefined;
  });
