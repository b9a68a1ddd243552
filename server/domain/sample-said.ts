import { providerChangeId } from '../import/provider-changes/change-id.ts';
import { type SaidOfChange, saidChanges } from '../sample/changes/said-changes.ts';
import { blankState, type ChangeState } from './change-state.ts';
import { beginChange, bringChangeTo } from './change-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

type Given = { people: ReadonlyMap<string, string>; now: Date };

/**
 * What an organisation of the sample has said of the provider's changes, before it has heard of them: their ids follow
 * from their slugs. Of a main server without them nothing of it is shown.
 */
export async function sayOfSampleChanges(
  trx: OrganisationTransaction,
  { people, now }: Given,
): Promise<void> {
  const editor = people.get('editor');
  if (editor === undefined) return;
  const hour = 60 * 60 * 1000;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  for (const [index, [slug, said]] of Object.entries(saidChanges).entries()) {
    const begun = await beginChange(trx, {
      mainId: providerChangeId(slug),
      actor: editor,
      now: ago(24 * 60 - index),
    });
    const isOver = said.status === 'D' || said.status === 'O';
    const first = stateOf(said, people);
    const worked = { ...first, status: isOver ? 'G' : said.status } satisfies ChangeState;
    const known = { kind: 'edited', actor: editor } as const;
    const loaded = await bringChangeTo(trx, begun, worked, { ...known, now: ago(24 * 30 - index) });
    if (isOver) await bringChangeTo(trx, loaded, first, { ...known, now: ago(24 * 7 - index) });
  }
}

function stateOf(said: SaidOfChange, people: Given['people']): ChangeState {
  const { area, comment, notes: userNotes } = said;
  const words = Object.entries({ area, comment, userNotes }).filter(([, text]) => text !== '');
  return {
    ...blankState,
    key: said.key,
    ownerId: (said.owner && people.get(said.owner)) ?? null,
    status: said.status,
    volume: said.volume,
    words: Object.fromEntries(words),
  };
}
