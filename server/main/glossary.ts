import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import { glossaryKey } from '#core/law/terms/glossary-key.ts';
import { placesBehind } from '../data/behind.ts';
import { swissDay } from '../data/versions.ts';
import { type Viewer, viewerBeside } from '../data/visible-texts.ts';
import { placeName } from '../lib/place-name.ts';
import { sampleMarkOf } from '../lib/sample-mark.ts';
import { countTerms, type DefinedTerm, pageOfTerms } from '../terms/glossary.ts';
import type { GlossaryReading } from '../terms/glossary-reading.ts';
import { type Translation, translationsOf } from '../terms/translations.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { documentName } from './documents.ts';
import { findRegulation, type MainData } from './find-text.ts';

/** How long a reply waits for unread texts; after that it is marked as incomplete. */
const timeoutMilliseconds = 400;

/** The glossary: definitions in the texts in force. */
export function glossaryHandlers(
  data: MainData & { glossary: GlossaryReading },
): Pick<MainHandlers, 'glossary'> {
  const { glossary, read, now } = data;

  /** The progress of reading; waits a little if texts are unread. */
  async function progressSoon(
    at: { day: string; language: LanguageCode; viewer: Viewer },
    regulationId?: number,
  ) {
    const first = await glossary.progress(at, regulationId);
    if (first.read === first.texts) return first;
    glossary.keepUp(at);
    await Promise.race([glossary.settled(), soon(timeoutMilliseconds)]);
    return glossary.progress(at, regulationId);
  }

  return {
    glossary: async ({ query: { language, versionDate, term = '', regTextId, from, count }, caller }) => {
      const row =
        regTextId === undefined ? undefined : (await findRegulation(seenBy(data, caller), regTextId)).row;
      const regulationId = row?.id;
      const viewer = row === undefined ? caller.viewer : viewerBeside(caller.viewer, row);
      const at = { day: versionDate ?? swissDay(now()), language, viewer };
      const progress = await progressSoon(at, regulationId);
      const search = { ...at, regulationId, typed: term };
      const page = await pageOfTerms(read, search, { from, count });
      const translations = await translationsOf(read, page, at);
      const behind = await placesBehind(read, at, page);
      return {
        ...progress,
        total: await countTerms(read, search),
        complete: progress.read === progress.texts,
        terms: page.map((one, at) => ({
          ...described(one, language, translations[at] ?? []),
          ...(behind[at] === undefined ? {} : { behind: behind[at] }),
        })),
      };
    },
  };
}

function described(defined: DefinedTerm, language: LanguageCode, translations: Translation[]): GlossaryTerm {
  const { term, also, path, regTextId, names, sourceNumber, naming, sample, definition } = defined;
  return {
    term,
    entry: glossaryKey(term, language),
    also,
    regTextId,
    definition,
    translations,
    completeParagraphID: `${regTextId}~${path}`,
    documentName: documentName(names, language, sourceNumber),
    name: placeName(path, language, naming),
    ...sampleMarkOf(sample),
  };
}

const soon = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
