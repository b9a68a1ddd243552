/** What the operator's command finds. mend: the servers do not work, or not safely; note: it may be intended. */
export type Finding = { state: 'ok' | 'note' | 'mend'; line: string };

export const ok = (line: string): Finding => ({ state: 'ok', line });
export const note = (line: string): Finding => ({ state: 'note', line });
export const mend = (line: string): Finding => ({ state: 'mend', line });
