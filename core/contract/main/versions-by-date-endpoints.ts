import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { languageParam } from '../params.ts';
import { isoDate } from '../values.ts';
import { category } from './document-marks.ts';
import { versionsByDateCalls } from './versions-by-date.ts';

export const versionsByDateEndpoints = endpoints(versionsByDateCalls, {
  versionsByDate: {
    query: v.pipe(
      v.object({ from: isoDate, to: isoDate, view: category, language: languageParam }),
      v.forward(
        v.check(({ from, to }) => from <= to, 'must not be after `to`'),
        ['from'],
      ),
    ),
    // It depends on rights, which may change.
    cache: 'no-store',
    costs: 'computations',
  },
});
