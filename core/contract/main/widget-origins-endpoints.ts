import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { pageOrigin } from '../rules.ts';
import { widgetOriginCalls } from './widget-origins.ts';

export const widgetOriginEndpoints = endpoints(widgetOriginCalls, {
  widgetOrigins: { cache: 'no-store' },
  checkWidgetOrigin: {
    body: v.object({ origin: pageOrigin }),
    cache: 'no-store',
    costs: 'computations',
  },
});
