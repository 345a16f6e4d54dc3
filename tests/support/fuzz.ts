import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** Hostile text: SQL, markup, paths, formats, NUL, unpaired surrogates, right-to-left, very long. */
const hostileText = fc.oneof(
  fc.constantFrom(
    "' or 1=1 --",
    "'; drop table member; --",
    '" ; select pg_sleep(10)',
    '$1',
    '%s%n%x',
    '\\',
    '\u0000',
    'a\u0000b',
    '\ud83d',
    '\udc00x',
    '\u202Etxt',
    '../../../../etc/passwd',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '${7*7}',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e309',
    '９',
    'ก็',
    '👩‍👩‍👧‍👦',
    'x'.repeat(5000),
    '(a+)+$'.repeat(50),
    `${'a'.repeat(60)}!`,
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

/** Any JSON value, hostile text included. */
const anything = fc.oneof(
  hostileText,
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, true, -1, 0, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 0.1, [], {}, [[]], { toString: 1 }),
);

/** Values that match a contract schema. */
export const fromSchema = (schema: z.ZodMiniType): fc.Arbitrary<unknown> =>
  drawn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

/** Valid values, values with one invalid field, and arbitrary values. */
export function fuzzSchema(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const right = fromSchema(schema);
  const spoiled = fc
    .tuple(right, fc.nat(), anything)
    .map(([value, index, wrong]) => (isRecord(value) ? spoil(value, index, wrong) : wrong));
  return fc.oneof(
    { weight: 3, arbitrary: right },
    { weight: 5, arbitrary: spoiled },
    { weight: 2, arbitrary: anything },
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function spoil(value: Record<string, unknown>, index: number, wrong: unknown): unknown {
  const names = Object.keys(value);
  const name = names[index % Math.max(1, names.length)];
  return name === undefined ? { [String(index)]: wrong } : { ...value, [name]: wrong };
}

function drawn(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => drawn(option as Schema)));
  switch (schema.type) {
    case 'object':
      return drawnObject(schema);
    case 'array':
      return fc.array(drawn((schema.items ?? {}) as Schema), { maxLength: 4 });
    case 'string':
      return drawnText(schema);
    case 'integer':
      return fc.integer({
        min: Math.max(-(2 ** 53 - 1), schema.minimum ?? -1e6),
        max: Math.min(2 ** 53 - 1, schema.maximum ?? 1e6),
      });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return anything;
  }
}

function drawnObject({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, drawn(field as Schema)]));
  const known = fc.record(fields, { requiredKeys: required });
  if (typeof additionalProperties !== 'object' || Object.keys(fields).length > 0) return known;
  return fc.dictionary(fc.string({ maxLength: 12 }), drawn(additionalProperties as Schema), { maxKeys: 4 });
}

function drawnText({ pattern, allOf, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  const source = pattern ?? (allOf?.[0] as Schema | undefined)?.pattern;
  if (source !== undefined) return fc.stringMatching(new RegExp(source));
  return fc.string({ minLength, maxLength: Math.min(maxLength, 200) });
}
