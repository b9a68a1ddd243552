/** The most characters of each text of a change. */
export const longestOfChange = {
  topic: 200,
  summary: 4000,
  area: 100,
  comment: 4000,
  userNotes: 10_000,
  reason: 1000,
  task: 300,
} as const;

/** The most tasks of a change. */
export const maxChangeTasks = 200;
