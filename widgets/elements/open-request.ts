import * as v from 'valibot';
import { languageCodes } from '#core/contract/languages.ts';
import { isDay } from '#core/lib/day.ts';
import type { PlaceDetail } from './place-event.ts';
import type { ElementPlace } from './place-of-options.ts';

/** A place that the page asked for with `open()`; it is settled once. */
export type OpenRequest = {
  /** The place for a reader that is at `current`; undefined if there is none. */
  placeFrom: (current: ElementPlace | undefined, signedIn: boolean) => ElementPlace | undefined;
  resolve: (detail: PlaceDetail) => void;
  reject: (code: string) => void;
};

const optionalText = v.optional(v.pipe(v.string(), v.minLength(1)));
const schema = v.object({
  regTextId: optionalText,
  article: optionalText,
  path: optionalText,
  versionDate: v.optional(v.pipe(v.string(), v.check(isDay))),
  language: v.optional(v.pipe(v.string(), v.toUpperCase(), v.picklist(languageCodes))),
  view: v.optional(v.picklist(['text', 'pdf'])),
});

/** An error that a page can tell apart from others by its code. */
function errorOf(code: string): Error & { code: string } {
  return Object.assign(new Error(`The place was not opened: ${code}`), { code });
}

/**
 * Checks what the page asked for and hands it to the reader; resolves once it is on screen. Without a document it is a
 * place in the one that is read, in its version and language.
 */
export function requestPlace(given: unknown, hand: (request: OpenRequest) => void): Promise<PlaceDetail> {
  const { promise, resolve, reject: throwError } = Promise.withResolvers<PlaceDetail>();
  const reject = (code: string) => throwError(errorOf(code));
  const { success, output } = v.safeParse(schema, given);
  if (!success) {
    reject('INVALID_PLACE');
    return promise;
  }
  const placeFrom: OpenRequest['placeFrom'] = (current, signedIn) => {
    const { regTextId, versionDate, language, view } = current ?? {};
    const same = output.regTextId === undefined ? { versionDate, language } : {};
    const id = output.regTextId ?? regTextId;
    // The place stays requested: it is displayed once somebody has signed in.
    if (!signedIn) reject('UNAUTHORISED');
    if (id === undefined) reject('NO_DOCUMENT');
    return id === undefined ? undefined : { view, ...same, ...output, regTextId: id };
  };
  hand({ placeFrom, resolve, reject });
  return promise;
}
