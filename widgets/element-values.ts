/** How the text of an attribute becomes the value of an option. */
export type AttributeKind = 'string' | 'boolean' | 'number' | 'list' | 'json';

export type AttributeSpec = {
  kind: AttributeKind;
  /** The value without the attribute, and after it was removed. */
  fallback?: unknown;
  /** One sentence for the documentation page and the typings. */
  describe: string;
};

/** `reg-text-id` for `regTextId`. */
export function attributeName(option: string): string {
  return option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Reads an attribute; JSON that does not parse is an error for the element to tell, never to throw. */
export function parseAttribute(kind: AttributeKind, text: string): { value: unknown } | { error: string } {
  if (kind === 'boolean') return { value: text !== 'false' };
  if (kind === 'number') {
    const number = Number(text);
    return text.trim() !== '' && Number.isFinite(number)
      ? { value: number }
      : { error: `"${text}" is not a number` };
  }
  if (kind === 'list') return { value: text.split(/[\s,]+/).filter(Boolean) };
  if (kind === 'json') {
    try {
      return { value: JSON.parse(text) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  }
  return { value: text };
}

/** The text of an option, absent where it is absent or of another type. */
export function textOption(values: Record<string, unknown>, option: string): string | undefined {
  const value = values[option];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
