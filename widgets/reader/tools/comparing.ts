import { loadedValue } from '#core/async/loadable.ts';
import type { readingTexts } from '#core/i18n/reading.ts';
import { articlePath, joinParagraphId } from '#core/law/paragraph-id.ts';
import { formatDate } from '#core/lib/dates.ts';
import { holdsVersion, versionBefore, versionRuns } from '#core/regulations/version-runs.ts';
import type { TextOf } from '../../app-context.tsx';
import type { ReaderScene } from '../reader-scene.ts';

type Text = TextOf<typeof readingTexts>;

type PlaceInReader = Pick<ReaderScene, 'props' | 'language' | 'entries' | '$focusedPath' | '$current'>;

/**
 * Opens the comparison of two versions of an article, or of the document at the current place; the earlier
 * version comes first.
 */
export function showComparison(
  { props, language, entries, $focusedPath, $current }: PlaceInReader,
  days: readonly [string, string],
  article?: string,
): void {
  const [compare, versionDate] = [...days].sort();
  const index = $current.get();
  const path = $focusedPath.get() ?? (index > 0 ? entries[index]?.id : undefined);
  const at = article === undefined ? path : undefined;
  props.onView?.({ regTextId: props.regTextId, article, versionDate, language }, { compare, at });
}

/** Compares the article around a place with its previous wording; says so if it never had another. */
export async function compareWithBefore(scene: ReaderScene, text: Text, path: string, locale: string) {
  const { reading, props, versionDate, notify: say, nameOf } = scene;
  const article = articlePath(path);
  const complete = joinParagraphId(props.regTextId, article);
  await reading.loadArticleVersions(complete);
  const loaded = loadedValue(reading.$articleVersions.get());
  if (loaded?.completeParagraphID !== complete) return say(text('reading.compareFailed'), 'error');
  const runs = versionRuns(loaded.versions);
  const run = runs.find((each) => holdsVersion(each, versionDate));
  const before = run && versionBefore(loaded.versions, run.versionDate);
  if (before !== undefined) return showComparison(scene, [before, versionDate], article);
  const first = run?.versionDate ?? versionDate;
  const date = formatDate(first, locale, 'long');
  return say(text('reading.neverChanged', { name: nameOf(article), date }));
}

/** Compares the displayed version with the previous one; the first version with the next one. */
export async function compareDocument(scene: ReaderScene, text: Text) {
  const { reading, versionDate, notify: say } = scene;
  await reading.loadVersions();
  const versions = loadedValue(reading.$versions.get());
  if (!versions) return say(text('reading.compareFailed'), 'error');
  const other =
    versionBefore(versions, versionDate) ??
    versions
      .map((version) => version.versionDate)
      .sort()
      .find((date) => date > versionDate);
  if (other === undefined) return say(text('reading.noOther'));
  return showComparison(scene, [other, versionDate]);
}
