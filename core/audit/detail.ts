import { emailConsents } from '../contract/domain/consents.ts';
import { type Role, roles } from '../contract/domain/user.ts';

/** One detail of a line of the log: a label with a value, or with what was added and what was removed. */
export type AuditDetail =
  | { key: string; values: string[] }
  | { key: 'changed'; added: string[]; removed: string[] };

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Kinds of mails are stored as numbers and displayed by their names. */
function word(value: unknown): string {
  if (typeof value === 'number')
    return emailConsents.find(({ id }) => id === value)?.emailConsentId ?? String(value);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Reads the details of a line of the log. A change from one list to another becomes what was added and
 * removed.
 */
export function readDetail(action: string, detail: Readonly<Record<string, unknown>> | undefined) {
  const { from, to, ...rest } = detail ?? {};
  const isPeriod = action === 'AUDIT_EXPORTED';
  const parts: AuditDetail[] = [];
  if (!isPeriod && from !== undefined && to !== undefined) {
    const before = asList(from).map(word);
    const after = asList(to).map(word);
    parts.push({
      key: 'changed',
      added: after.filter((one) => !before.includes(one)),
      removed: before.filter((one) => !after.includes(one)),
    });
  }
  const plain = isPeriod ? (detail ?? {}) : rest;
  for (const [key, value] of Object.entries(plain)) {
    // `true` is a confirmation that every line of its kind has, so it says nothing.
    if (value === true || value === undefined) continue;
    const values = asList(value).map((one) => (typeof one === 'number' ? String(one) : word(one)));
    parts.push({ key, values });
  }
  return parts;
}

export function isRole(word: string): word is Role {
  return roles.some((role) => role === word);
}
