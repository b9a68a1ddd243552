import { parentPort } from 'node:worker_threads';
import { type Citable, createTextReader, type ReadableText } from './read-texts.ts';

/*
 * Reads texts beside the thread that answers: first the documents that they may cite, then text for text.
 */
const port = parentPort;
if (!port) throw new Error('read-worker.ts runs in a worker thread only');
port.once('message', (documents: Citable) => {
  const read = createTextReader(documents);
  port.on('message', (text: ReadableText) => port.postMessage(read(text)));
});
