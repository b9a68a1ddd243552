import { parentPort } from 'node:worker_threads';
import { type AlignedTexts, learnDictionary } from './dictionary.ts';

/*
 * Learns one dictionary beside the thread that answers: paragraphs in, both directions out.
 */
const port = parentPort;
if (!port) throw new Error('dictionary-worker.ts runs in a worker thread only');
port.once('message', (texts: AlignedTexts) => port.postMessage(learnDictionary(texts)));
