import type { LanguageCode } from '#core/contract/languages.ts';
import type { Behind, PlaceBehind } from '#core/contract/main/behind.ts';
import type { Version } from '#core/contract/main/regulations.ts';
import { isTranslation } from '#core/law/legal-status.ts';
import { versionInLanguage, versionOfDay } from '#core/law/text-in-force.ts';
import { type ComparedTexts, comparedTexts, haveChanged } from './changed-since.ts';
import type { MainDb } from './open-main.ts';
import { type TextKey, versionsOf } from './versions.ts';
import { type Viewer, visibleTexts } from './visible-texts.ts';

/** What is said of a text that is older than `current`, the version of the day. */
export function behindMark(
  text: { language: LanguageCode; sample: boolean; sourceKey: string; textDate: string },
  { versionDate, languages }: Pick<Version, 'versionDate' | 'languages'>,
): Behind {
  const { textDate } = text;
  return { textDate, versionDate, languages, ...(isTranslation(text) ? { translation: true } : {}) };
}

type StoredText = TextKey & { id: number; sample: boolean; sourceKey: string };
/** A text that is behind, with the texts by which its changes are known. */
export type BehindText = { mark: Behind; compared: ComparedTexts | undefined };
/** A text that answers on a day, with the version of that day. */
export type AnsweringText = { current: Version; behind?: BehindText };

/** The texts of one document that answer on a day, each in its language, by number; `versions` are those of that day. */
export function answeringTexts(
  texts: readonly StoredText[],
  versions: readonly Version[],
  day: string,
): Map<number, AnsweringText> {
  const current = versionOfDay(versions, day);
  if (current === undefined) return new Map();
  return new Map(
    texts.flatMap((text): [number, AnsweringText][] => {
      const version = versionInLanguage(versions, current, text.language);
      if (version?.versionDate !== text.version_date) return [];
      if (version === current) return [[text.id, { current }]];
      const behind = {
        mark: behindMark({ ...text, textDate: text.version_date }, current),
        compared: comparedTexts(texts, version, current),
      };
      return [[text.id, { current, behind }]];
    }),
  );
}

/** A place in a text; `isBehind` as the database says of the text. */
export type PlaceInText = { textId: number; path: string; isBehind: boolean };

/** What is said of places in texts that answer on a day; undefined for those of texts that are not behind. */
export async function placesBehind(
  read: MainDb,
  at: { viewer: Viewer; day: string },
  places: readonly PlaceInText[],
): Promise<(PlaceBehind | undefined)[]> {
  const ids = places.filter(({ isBehind }) => isBehind).map(({ textId }) => textId);
  const texts = await behindTexts(read, at, ids);
  return marksOf(
    read,
    places.map(({ textId, path }) => ({ path, behind: texts.get(textId) })),
  );
}

/** The same where it is known which texts are behind. */
export async function marksOf(
  read: MainDb,
  places: readonly { path: string; behind: BehindText | undefined }[],
): Promise<(PlaceBehind | undefined)[]> {
  const compared = places.map(({ path, behind }) => behind?.compared && { ...behind.compared, path });
  const changed = await haveChanged(
    read,
    compared.filter((one) => one !== undefined),
  );
  const known = changed.values();
  return places.map(({ behind }, at) => {
    const isChanged = compared[at] === undefined ? undefined : known.next().value;
    return behind && { ...behind.mark, ...(isChanged === undefined ? {} : { changed: isChanged }) };
  });
}

async function behindTexts(
  read: MainDb,
  { viewer, day }: { viewer: Viewer; day: string },
  textIds: readonly number[],
): Promise<Map<number, BehindText>> {
  if (textIds.length === 0) return new Map();
  const rows = await visibleTexts(read, viewer)
    .select(['text.id', 'text.regulation_id as regulationId', 'sample', 'source_key as sourceKey'])
    .select(['version_date', 'language', 'date_basis', 'applicable_until', 'repealed_on'])
    .where(
      'text.regulation_id',
      'in',
      visibleTexts(read, viewer).select('text.regulation_id').where('text.id', 'in', textIds),
    )
    .execute();
  const documents = [...Map.groupBy(rows, ({ regulationId }) => regulationId).values()];
  const answering = documents.flatMap((own) => [...answeringTexts(own, versionsOf(own, day), day)]);
  return new Map(answering.flatMap(([id, { behind }]) => (behind ? [[id, behind] as const] : [])));
}
