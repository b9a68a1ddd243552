import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** Values that mean something to the servers of the test, by the name of a field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Values that a schema describes, mostly those that are known for the field, since anything else is soon refused. */
export function fromSchema(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const made = described(schema, name, known);
  const values = Object.hasOwn(known, name) ? (known[name] ?? []) : [];
  if (values.length === 0) return made;
  return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: made });
}

function described(schema: Schema, name: string, known: Known): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, name, known)));
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, name, known), {
        minLength: Math.min(schema.minItems ?? 0, 5),
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'boolean':
      return fc.boolean();
    case 'number':
    case 'integer':
      return fc.integer({ min: 0, max: 50 });
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objectOf({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<object> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, one]) => [name, fromSchema(one, name, known)]),
  );
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const day = fc.date({
  min: new Date('1000-01-01'),
  max: new Date('9999-12-31'),
  noInvalidDate: true,
});

function textOf({ pattern, format, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (pattern?.startsWith('^\\d{4}-')) return day.map((date) => date.toISOString().slice(0, 10));
  if (pattern?.startsWith('^\\d{1,')) return fc.nat(50).map(String);
  // A pattern that names characters by what they are not is one for any text.
  if (pattern !== undefined && !/\\P|\.[+*]/.test(pattern))
    return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) });
}
