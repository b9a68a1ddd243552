import { parentPort, workerData } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/comparison/compare-texts.ts';
import type { ComparisonJob, StoredText } from './comparer.ts';
import { practise } from './practise.ts';

/*
 * Compares beside the thread that answers. Texts come and answers go as JSON: reading and writing them is
 * work too. Somebody goes from version to version of a text, so a few texts stay as they were taken apart.
 */
const port = parentPort;
if (!port) throw new Error('compare-worker.ts runs in a worker thread only');

/** In characters of JSON, which are about thirty times as many bytes when a text is taken apart. */
const maxCharacters = 3_000_000;
const texts = new LRUCache<string, readonly Unit[]>({ maxSize: maxCharacters });

function unitsOf({ key, bodies }: StoredText): readonly Unit[] {
  const known = texts.get(key);
  if (known) return known;
  const units = bodies.map((body) => JSON.parse(body) as Unit);
  texts.set(key, units, {
    size: Math.max(
      1,
      bodies.reduce((sum, { length }) => sum + length, 0),
    ),
  });
  return units;
}

if (workerData?.isAhead) practise();
port.on('message', ({ before, after, language, beforeRoot, afterRoot }: ComparisonJob) => {
  const options = { language, beforeRoot, afterRoot };
  port.postMessage(JSON.stringify(compareTexts(unitsOf(before), unitsOf(after), options)));
});
