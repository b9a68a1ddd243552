import { parentPort } from 'node:worker_threads';
import type { DatedSearchQuery } from '../search/search-backend.ts';
import type { FromWorker, ToWorker } from '../search/search-worker.ts';

/*
 * Replaces the search thread in tests: depending on the query, it answers, ends, or waits until it is
 * aborted.
 */
const port = parentPort;
const post = (message: FromWorker) => port?.postMessage(message);
port?.on('message', (message: ToWorker) => {
  if ('abort' in message) {
    post({ id: message.abort, failed: { message: 'aborted' } });
    return;
  }
  if (message.method === 'close') process.exit(0);
  const { query } = (message.argument as DatedSearchQuery).query;
  if (query === 'end') process.exit(3);
  post({ log: `began ${query}` });
  if (query !== 'wait') post({ id: message.id, reply: `answer to ${query}` });
});
