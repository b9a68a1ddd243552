import type { AbsentCitation as AbsentReply } from '#core/contract/main/absent-citation.ts';
import { placeName } from '../../lib/place-name.ts';
import { sampleMarkOf } from '../../lib/sample-mark.ts';
import { nameInLanguage } from './catalogue.ts';
import type { AbsentCitation } from './cited.ts';
import type { Listing } from './listing.ts';
import { typedWords } from './marks.ts';
import type { Situation } from './situation.ts';

/** What the reply says of what the collection does not have: citations, and the subject of the query. */
export function absentOf(
  situation: Situation,
  listing?: Pick<Listing, 'absent'>,
): { absent?: AbsentReply[] } {
  const absent = (situation.cited?.absent ?? []).flatMap((one) => absentReply(one, situation));
  const words = listing?.absent.map(typedWords(situation.request.query)) ?? [];
  if (words.length > 0) absent.push({ kind: 'subject', words });
  return absent.length === 0 ? {} : { absent };
}

function absentReply(one: AbsentCitation, { documents, request, plan, today }: Situation): AbsentReply[] {
  if (one.is === 'name') return [{ kind: 'name', name: one.name }];
  if (one.is === 'act') {
    const { name, sourceNumber } = one;
    return [{ kind: 'act', name, ...(sourceNumber === undefined ? {} : { sourceNumber }) }];
  }
  const { path, range, text, naming } = one;
  const { regTextId, validity, versionDate } = text;
  const document = documents.byKey.get(regTextId);
  if (document === undefined) return [];
  const named = (place: string) => placeName(place, request.displayLanguage, naming);
  const day = validity === 'current' ? plan.day : versionDate;
  const section = path.slice(0, path.indexOf('}') + 1);
  const existing = range && (range.first === range.last ? range.first : `${range.first}-${range.last}`);
  return [
    {
      kind: 'provision',
      number: named(path),
      ...(existing === undefined ? {} : { existing: named(section + existing) }),
      regTextId,
      shortName: nameInLanguage(document, request.displayLanguage).shortName,
      ...(day === today ? {} : { versionDate: day }),
      ...sampleMarkOf(document.sample),
    },
  ];
}
