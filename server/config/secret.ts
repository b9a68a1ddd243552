import { readFileSync } from 'node:fs';

/** A secret from the environment: the variable itself, or a file that NAME_FILE names. */
export function secret(
  name: string,
  given: string | undefined,
  file: string | undefined,
): string | undefined {
  if (file === undefined) return given;
  if (given !== undefined) throw new RangeError(`${name}_FILE: ${name} is set too; only one of them may be`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new RangeError(`${name}_FILE: "${file}" cannot be read`);
  }
  if (text === '') throw new RangeError(`${name}_FILE: "${file}" is empty`);
  return text;
}
