import { eurlex } from './eurlex.ts';
import { fedlex } from './fedlex.ts';
import type { Source, SourceName } from './source.ts';

export const sources: Readonly<Record<SourceName, Source>> = { fedlex, eurlex };
