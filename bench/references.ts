import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unitReferences } from '#core/law/references/find-references.ts';
import { runningTexts } from '#core/law/running-text.ts';
import { openMain } from '#server/data/open-main.ts';
import { publicViewer, type Viewer } from '#server/data/visible-texts.ts';
import { storeText } from '#server/import/store.ts';
import { plainInline } from '#server/lib/plain-inline.ts';
import { textHandlers } from '#server/main/texts.ts';
import { type Annotate, createAnnotate } from '#server/references/annotate.ts';
import { samplePresent, sampleTexts } from '#server/references/labelled-citations-fixture.ts';
import { createReferences } from '#server/references/references.ts';

/*
 * The cost of citations: finding them in all real texts, and reading a window of 16 units with and without
 * links, with the embedded database: as the public and as somebody of an organisation, whose papers are looked for too. In processor time of this process, which excludes other load on the
 * machine. `node bench/references.ts`
 */

if (!samplePresent) {
  console.log('references: skipped, ../shared/data is not there');
  process.exit(0);
}

async function spent(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1000;
}
const median = (all: readonly number[]) => [...all].sort((a, b) => a - b)[all.length >> 1] ?? 0;

const { texts, citables } = sampleTexts();
let count = 0;
const finding = async () => {
  for (const { units, language, key } of texts)
    for (const unit of units) {
      unitReferences(unit, plainInline, { citables, language, own: key });
      count += runningTexts(unit).length;
    }
};
await finding();
count = 0;
const findingTime = await spent(finding);
console.log(
  `${count} running texts of ${texts.length} files: ${((findingTime / count) * 1000).toFixed(0)} ms for 1,000`,
);

const folder = mkdtempSync(join(tmpdir(), 'regesta-bench-'));
const opened = await openMain({ folder });
const stored = new Map(texts.filter(({ language }) => language === 'DE').map((text) => [text.key, text]));
for (const text of stored.values())
  await storeText(opened.db, text, { pdf: new Uint8Array([1]), pages: 1, positions: [] }, undefined);

const ending = new AbortController();
const references = createReferences(opened, { signal: ending.signal, log: console.error });
const handlers = (annotate: Annotate) =>
  textHandlers({ ...opened, annotate, now: () => new Date('2026-06-01T10:00:00Z') });
const plain = handlers(async (units) => [...units]);
const linked = handlers(createAnnotate([references.find]));
type Calls = typeof plain;
const member: Viewer = { organisation: 'musterbank' };
const read = (calls: Calls, regTextId: string, from: number, viewer = publicViewer) =>
  calls.regText({
    params: { regTextId },
    query: { language: 'DE', from, count: 16 },
    body: undefined,
    caller: { viewer },
    request: new Request('http://bench.test'),
  } as never);

const times: Record<'without' | 'first' | 'again' | 'again, as a member', number[]> = {
  without: [],
  first: [],
  again: [],
  'again, as a member': [],
};
await read(plain, 'bv', 0);
await read(linked, 'bv', 0);
await read(linked, 'bv', 0, member);
for (const regTextId of ['dbg', 'erv', 'bankg', 'gwv-finma'])
  for (let from = 0; from < 96; from += 16) {
    times.without.push(await spent(() => read(plain, regTextId, from)));
    times.first.push(await spent(() => read(linked, regTextId, from)));
    times.again.push(await spent(() => read(linked, regTextId, from)));
    times['again, as a member'].push(await spent(() => read(linked, regTextId, from, member)));
  }
for (const [name, all] of Object.entries(times))
  console.log(
    `window of 16 units, ${name}: ${median(all).toFixed(1)} ms (longest ${Math.max(...all).toFixed(1)})`,
  );

const indexingTime = await spent(async () => {
  references.keepUp();
  await references.settled();
});
console.log(`gathered for what cites a place: ${indexingTime.toFixed(0)} ms for ${stored.size} texts`);
ending.abort();
await opened.close();
rmSync(folder, { recursive: true, force: true });
