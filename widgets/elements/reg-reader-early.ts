import { regulations } from '#core/regulations/store.ts';
import { mayRead } from '#core/session/gates.ts';
import { sendEarly } from '../element-early.ts';
import { placeOfOptions } from './place-of-options.ts';
import type { ReaderHost } from './reg-reader-options.ts';

/** Opens the text that the page requests before the view has come. */
export const send = (host: ReaderHost) =>
  sendEarly(host, (app, session) => {
    const place = placeOfOptions(host.values());
    // Comparisons and several languages use other calls.
    if (!place || place.compareTo || place.languages || !mayRead(session)) return undefined;
    const { regTextId, versionDate, article, path, language } = place;
    return app.part(regulations).openEarly({
      regTextId,
      versionDate,
      article: path ?? article,
      language: language ?? app.$documentLanguage.get(),
    });
  });
