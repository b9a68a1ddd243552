import * as v from 'valibot';
import type { App } from '#core/app.ts';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { RequestedPlace } from '#core/navigation-bus.ts';

/*
 * Copies of the suite on one page have sessions and apps of their own. What they share is plain data that any script
 * of the page may read or send, so it is checked and is never a token: the place to open and the language of
 * documents, for elements of the same main server.
 */

const eventName = 'regesta-shared';
const optionalText = v.optional(v.string());
const message = v.object({
  mainUrl: v.string(),
  language: v.optional(v.picklist(languageCodes)),
  place: v.optional(
    v.object({
      regTextId: v.string(),
      article: optionalText,
      path: optionalText,
      versionDate: optionalText,
      language: v.optional(v.picklist(languageCodes)),
      words: v.optional(v.array(v.string())),
    }),
  ),
  /** A copy has come, and does not know whether others have readers. */
  isNew: v.optional(v.boolean()),
  /** A reader is there: a place that was left for one may be opened. */
  isReading: v.optional(v.boolean()),
});
type Message = {
  mainUrl: string;
  language?: LanguageCode;
  place?: RequestedPlace;
  isNew?: true;
  isReading?: true;
};

/** The event that this copy is sending, which is not for its own elements: their app connects them. */
let sent: Event | undefined;

/** Tells the other copies; true if one of them opened the place. */
function tell(detail: Message): boolean {
  const before = sent;
  const { output } = v.safeParse(message, detail);
  sent = new CustomEvent(eventName, { detail: output, composed: true, cancelable: true });
  const isTaken = !document.dispatchEvent(sent);
  sent = before;
  return isTaken;
}

/** Connects an app with those of other copies that have the same main server. Returns how to end that. */
export function connectCopies({ mainUrl, navigationBus, $documentLanguage }: App): () => void {
  const own = { ...navigationBus };

  function hear(event: Event) {
    if (event === sent || event.defaultPrevented) return;
    const { success, output } = v.safeParse(message, (event as CustomEvent).detail);
    if (!success || output.mainUrl !== mainUrl) return;
    const { language, place, isNew, isReading } = output;
    if (language && language !== $documentLanguage.get()) $documentLanguage.set(language);
    if (place && own.open(place)) event.preventDefault();
    if (isNew && own.isServed()) tell({ mainUrl, isReading: true });
    if (isReading) own.serve((left) => void tell({ mainUrl, place: left }))();
  }
  document.addEventListener(eventName, hear);
  const stopTelling = $documentLanguage.listen((language) => void tell({ mainUrl, language }));
  Object.assign(navigationBus, {
    open: (place) => own.open(place) || tell({ mainUrl, place }),
    serve(reader) {
      const end = own.serve(reader);
      tell({ mainUrl, isReading: true });
      return end;
    },
  } satisfies Partial<typeof navigationBus>);
  tell({ mainUrl, isNew: true });
  // A reader may have been here before this code.
  if (own.isServed()) tell({ mainUrl, isReading: true });
  return () => {
    Object.assign(navigationBus, own);
    document.removeEventListener(eventName, hear);
    stopTelling();
  };
}
