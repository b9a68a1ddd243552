import type { ChatPassage } from '../contract/main/chat.ts';
import { readPath } from '../law/deep-link.ts';
import { withoutShortName } from '../law/display-name.ts';
import { splitParagraphId } from '../law/paragraph-id.ts';
import type { Answer } from './answer.ts';

/** A version of an act in a language, and the places of it that an answer quotes. */
export type Source = {
  /** One of its places, which says what holds for all of them: title, version, language, marks. */
  act: ChatPassage;
  /** Each place once, named without the act. */
  places: { passage: ChatPassage; name: string }[];
};

/** What an answer quotes, act by act, in the order in which it is quoted first. */
export function sourcesOf({ passages, statements }: Pick<Answer, 'passages' | 'statements'>): Source[] {
  const positions = new Set(statements.flatMap(({ sentences }) => sentences.map(({ passage }) => passage)));
  const quoted = passages.filter((_, at) => positions.has(at));
  const byText = Map.groupBy(quoted, ({ regTextId, language, versionDate }) =>
    [regTextId, language, versionDate].join(' '),
  );
  return [...byText.values()].flatMap((own) => {
    const [act] = own;
    if (act === undefined) return [];
    const places = new Map(own.map((passage) => [passage.completeParagraphID, passage]));
    return {
      act,
      places: [...places.values()].map((passage) => ({
        passage,
        name: withoutShortName(passage.citation, passage.shortName),
      })),
    };
  });
}

/** Where a place is read, in the version and language that was quoted. */
export function placeAddress({ completeParagraphID, versionDate, language }: ChatPassage): string {
  const { regTextId, path } = splitParagraphId(completeParagraphID);
  return readPath({ regTextId, path, versionDate, language });
}
