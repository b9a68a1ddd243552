import { deadlines, newChanges, unprocessedChanges } from './digest-changes.ts';
import { features } from './digest-features.ts';
import { news } from './digest-news.ts';
import type { DigestSection } from './digest-section.ts';
import { tasks } from './digest-tasks.ts';
import { watched } from './digest-watched.ts';

/** What the weekly mail tells, in its order. */
export const digestSections: readonly DigestSection[] = [
  tasks,
  deadlines,
  unprocessedChanges,
  watched,
  news,
  newChanges,
  features,
];
