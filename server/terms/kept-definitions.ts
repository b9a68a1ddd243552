import type { LanguageCode } from '#core/contract/languages.ts';
import type { Definition } from '#core/law/terms/definition.ts';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';
import { createTermFinder, type TermFinder } from '#core/law/terms/term-finder.ts';
import type { MainDb } from '../main/open-main.ts';

export type TermsOfText = { definitions: readonly Definition[]; finder: TermFinder };
type Text = { id: number; language: LanguageCode };

export type KeptDefinitions = {
  /** What a text defines; read when it is asked for the first time. */
  of: (text: Text) => Promise<TermsOfText>;
  /** What is read already. */
  kept: (text: Text) => TermsOfText | undefined;
  /** Reads texts one after the other, in place of those that still waited; resolves when none is left. */
  readAll: (texts: readonly Text[]) => Promise<void>;
};

/** Texts whose definitions are remembered; those asked for longest ago give way. */
const mostTexts = 6000;

/** Definitions of stored texts. A stored text never changes: what replaces it has another number. */
export function createKeptDefinitions(read: MainDb, log: (message: string) => void): KeptDefinitions {
  const known = new Map<number, TermsOfText>();
  const reading = new Map<number, Promise<TermsOfText>>();
  let waiting: Text[] = [];
  let running: Promise<void> | undefined;

  function kept({ id }: Text): TermsOfText | undefined {
    const found = known.get(id);
    if (found === undefined) return undefined;
    known.delete(id);
    known.set(id, found);
    return found;
  }

  async function readOne(text: Text): Promise<TermsOfText> {
    const rows = await read
      .selectFrom('unit')
      .select('body')
      .where('text_id', '=', text.id)
      .orderBy('ord')
      .execute();
    const definitions = definitionsOf(
      rows.map(({ body }) => body),
      text.language,
    );
    const terms = { definitions, finder: createTermFinder(definitions, text.language) };
    known.set(text.id, terms);
    const [oldest] = known.keys();
    if (known.size > mostTexts && oldest !== undefined) known.delete(oldest);
    return terms;
  }

  function of(text: Text): Promise<TermsOfText> {
    const found = kept(text);
    if (found !== undefined) return Promise.resolve(found);
    const started = reading.get(text.id) ?? readOne(text).finally(() => reading.delete(text.id));
    reading.set(text.id, started);
    return started;
  }

  async function readWaiting(): Promise<void> {
    for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
      try {
        await of(text);
      } catch (error) {
        // Whoever asks next has it tried again.
        log(`definitions of text ${text.id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  return {
    of,
    kept,
    readAll(texts) {
      waiting = texts.filter(({ id }) => !known.has(id));
      running ??= readWaiting().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
