import { type $ZodType, safeParse } from 'zod/v4/core';
import { patternText } from './patternText.ts';
import { innerOf, known } from './unwrap.ts';

/** Below this a list stays empty and what may be absent is: a schema may hold itself. */
const DEPTH = 6;

/** A value that the schema takes, rich rather than bare: what is optional is there, and a list has one item. */
export const exemplary = (schema: $ZodType): unknown => make(schema, 0);

function make(schema: $ZodType, depth: number): unknown {
  const { def } = known(schema)._zod;
  const isDeep = depth > DEPTH;
  if (isDeep && def.type === 'nullable') return null;
  if (isDeep && def.type === 'optional') return undefined;
  const inner = innerOf(schema);
  if (inner !== null) return make(inner, depth + 1);
  switch (def.type) {
    case 'object':
      return firstObjectThatFits(schema, def.shape, depth);
    case 'array':
      return Array.from({ length: Math.max(isDeep ? 0 : 1, limitsOf(schema).least) }, () =>
        make(def.element, depth + 1),
      );
    case 'tuple':
      return def.items.map((item) => make(item, depth + 1));
    case 'record': {
      const { def: keys } = known(def.keyType)._zod;
      const names = keys.type === 'enum' ? Object.values(keys.entries) : ['key'];
      return Object.fromEntries(names.map((name) => [name, make(def.valueType, depth + 1)]));
    }
    case 'union':
      return firstThatFits(
        schema,
        def.options.map((option) => make(option, depth + 1)),
      );
    case 'intersection':
      return { ...(make(def.left, depth + 1) as object), ...(make(def.right, depth + 1) as object) };
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'boolean':
      return false;
    case 'null':
      return null;
    case 'string':
      return firstThatFits(schema, textsFor(schema));
    case 'number':
      return firstThatFits(schema, numbersFor(schema));
    case 'file':
      return new File(['x'], 'picture.png', { type: 'image/png' });
    case 'undefined':
    case 'void':
      return undefined;
    default:
      return firstThatFits(schema, ['text', 1, false, null, {}, []]);
  }
}

/** What its fields say by themselves; where a check over the whole wants another number, that one. */
function firstObjectThatFits(schema: $ZodType, shape: Readonly<Record<string, $ZodType>>, depth: number): unknown {
  const fields = Object.entries(shape);
  const made = Object.fromEntries(
    fields.map(([key, field]) => [key, make(field, depth + 1)]).filter(([, value]) => value !== undefined),
  );
  if (!schema._zod.def.checks?.length) return made;
  const others = fields
    .filter(([, field]) => field._zod.def.type === 'number')
    .flatMap(([key, field]) => numbersFor(field).map((value) => ({ ...made, [key]: value })));
  return firstThatFits(schema, [made, ...others]);
}

const firstThatFits = (schema: $ZodType, values: readonly unknown[]): unknown =>
  values.find((value) => safeParse(schema, value).success) ?? values[0];

const TEXTS = ['text', '1', 'name@example.test', 'https://example.test/', '2000-01-01', '2000-01-01T00:00:00Z', '/'];

function textsFor(schema: $ZodType): readonly string[] {
  const { patterns, least, most } = limitsOf(schema);
  const made = patterns.flatMap((pattern) => [0, 1, 3, 7, least].map((extra) => patternText(pattern, extra)));
  return [...TEXTS, ...made, 'x'.repeat(least || Math.min(most, 1))];
}

function numbersFor(schema: $ZodType): readonly number[] {
  const { least, most } = limitsOf(schema);
  return [1, 0, least, least + 1, most, most - 1, (least + most) / 2];
}

interface Limits {
  readonly patterns: readonly RegExp[];
  readonly least: number;
  readonly most: number;
}

/** What the checks of a schema say of lengths, sizes and forms; 0 where they say nothing. */
function limitsOf(schema: $ZodType): Limits {
  const { def } = schema._zod;
  const all = [def, ...(def.checks ?? []).map((check) => check._zod.def)] as readonly Partial<CheckDef>[];
  return all.reduce<Limits>(
    ({ patterns, least, most }, check) => ({
      patterns: check.pattern ? [...patterns, check.pattern] : patterns,
      least: check.minimum ?? check.length ?? (check.check === 'greater_than' ? check.value : undefined) ?? least,
      most: check.maximum ?? check.length ?? (check.check === 'less_than' ? check.value : undefined) ?? most,
    }),
    { patterns: [], least: 0, most: 0 },
  );
}

/** What the checks that limit a value carry, whichever they are. */
interface CheckDef {
  readonly check: string;
  readonly pattern: RegExp;
  readonly minimum: number;
  readonly maximum: number;
  readonly length: number;
  readonly value: number;
}
