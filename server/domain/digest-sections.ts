import { deadlines, newChanges, unprocessedChanges } from './digest-changes.ts';
import { features } from './digest-features.ts';
import type { DigestSection } from './digest-section.ts';
import { tasks } from './digest-tasks.ts';

/** What the weekly mail tells, in its order. What people watch is to be one more section, above what is new. */
export const digestSections: readonly DigestSection[] = [
  tasks,
  deadlines,
  unprocessedChanges,
  newChanges,
  features,
];
