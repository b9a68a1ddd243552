import type { Change } from '../contract/domain/changes.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { VersionByDate } from '../contract/main/versions-by-date.ts';
import { splitParagraphId } from '../law/paragraph-id.ts';
import { touchesChangedUnits } from '../law/touched-units.ts';

/** A change that names a text: of the provider, or the organisation's own. */
export type TextChange = {
  slug: string;
  topic: string;
  language: InterfaceLanguage;
  deadline: string | undefined;
  own: boolean;
};
/** Those that name what the version has changed, and those that name other places of its text. */
export type TextChanges = { changed: readonly TextChange[]; elsewhere: readonly TextChange[] };

/** The own changes of an organisation, by the texts that they name. */
export function ownByText(changes: readonly Change[]): ReadonlyMap<string, readonly Change[]> {
  const named = changes
    .filter(({ origin }) => origin === 'domain')
    .flatMap((change) => [...textsOf(change)].map((regTextId) => ({ change, regTextId })));
  const byText = Map.groupBy(named, ({ regTextId }) => regTextId);
  return new Map([...byText].map(([regTextId, all]) => [regTextId, all.map(({ change }) => change)]));
}

const textsOf = ({ provisions }: Change) =>
  new Set(provisions.map((place) => splitParagraphId(place).regTextId));

/** The changes that name a text, those that concern a version of it first; undefined for who sees no changes. */
export function changesOfVersion(
  { regTextId, changes, units }: VersionByDate,
  own: ReadonlyMap<string, readonly Change[]>,
): TextChanges | undefined {
  if (changes === undefined) return undefined;
  const ownOfText = own.get(regTextId) ?? [];
  const all = [
    ...changes.map((change) => ({ change, own: false })),
    ...ownOfText.map((change) => ({ change, own: true })),
  ].map(({ change: { slug, topic, language, deadline, provisions }, own }) => ({
    touches: touchesChangedUnits(
      provisions.filter((place) => splitParagraphId(place).regTextId === regTextId),
      units,
    ),
    change: { slug, topic, language, deadline, own },
  }));
  return {
    changed: all.flatMap(({ touches, change }) => (touches ? [change] : [])),
    elsewhere: all.flatMap(({ touches, change }) => (touches ? [] : [change])),
  };
}
