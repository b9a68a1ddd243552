import type { AbsentCitation as AbsentReply } from '#core/contract/main/search.ts';
import { placeName } from '../../lib/place-name.ts';
import { sampleMarkOf } from '../../lib/sample-mark.ts';
import { nameInLanguage } from './catalogue.ts';
import type { AbsentCitation } from './cited.ts';
import type { Situation } from './situation.ts';

/** What the reply says of citations that the collection does not have; nothing where it has all. */
export function absentOf(situation: Situation): { absent?: AbsentReply[] } {
  const absent = (situation.cited?.absent ?? []).flatMap((one) => absentReply(one, situation));
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
  return [
    {
      kind: 'provision',
      number: named(path),
      ...(range === undefined ? {} : { existing: named(`${section}${range.first}-${range.last}`) }),
      regTextId,
      shortName: nameInLanguage(document, request.displayLanguage).shortName,
      ...(day === today ? {} : { versionDate: day }),
      ...sampleMarkOf(document.sample),
    },
  ];
}
