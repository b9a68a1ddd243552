import { parentPort, workerData } from 'node:worker_threads';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { compareTexts } from '#core/law/compare/compare-texts.ts';
import type { ComparisonJob } from './comparer.ts';
import { practise } from './practise.ts';

/*
 * Compares beside the thread that answers. Texts come and answers go as JSON: reading and writing them is
 * work too.
 */
const port = parentPort;
if (!port) throw new Error('compare-worker.ts runs in a worker thread only');
if (workerData?.isAhead) practise();
port.on('message', ({ before, after, language, beforeRoot, afterRoot }: ComparisonJob) => {
  const units = (bodies: readonly string[]) => bodies.map((body) => JSON.parse(body) as Unit);
  const options = { language, beforeRoot, afterRoot };
  port.postMessage(JSON.stringify(compareTexts(units(before), units(after), options)));
});
