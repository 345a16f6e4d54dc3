import { type $ZodType, safeParse } from 'zod/v4/core';
import { exemplary } from './exemplary.ts';
import { known, unwrap } from './unwrap.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

/** A reply that the contract does not allow, as text, and what is wrong with it: `token missing`, `token: 42`. */
export interface BrokenReply {
  readonly name: string;
  readonly text: string;
}

type Path = readonly PropertyKey[];
const ABSENT = Symbol('absent');

/**
 * Every way in which the reply that carries this value can break its schema, in the order of the fields: each field
 * missing, null, of a wrong type, outside its list; then no value at all, no envelope, no JSON. The same value gives the
 * same list. A change that the schema would take is not in it.
 */
export function brokenReplies(
  call: Pick<WatchedCall, 'value'>,
  shape: ReplyShape,
  value: unknown = exemplary(call.value),
): readonly BrokenReply[] {
  const whole = shape.success(call.value);
  const isBroken = (body: unknown) => !safeParse(whole, body).success && shape.refusalIn(body) === null;
  const bodies = [...changes(call.value, value, [])].map(({ path, put }) => ({
    name: nameOf(path, put),
    body: shape.envelope(put === ABSENT && path.length === 0 ? undefined : replaced(value, path, put)),
  }));
  const broken = [...bodies, { name: 'no envelope', body: value }]
    .map(({ name, body }) => ({ name, text: JSON.stringify(body ?? null) }))
    .filter(({ text }) => isBroken(JSON.parse(text)));
  return [...broken, { name: 'not JSON', text: '<html>502</html>' }, { name: 'empty', text: '' }];
}

interface Change {
  readonly path: Path;
  readonly put: unknown;
}

function* changes(schema: $ZodType, value: unknown, path: Path): Generator<Change> {
  const bare = unwrap(schema);
  yield { path, put: ABSENT };
  for (const put of [...wrongsFor(bare), null]) yield { path, put };
  const { def } = known(bare)._zod;
  if (Array.isArray(value)) {
    const item = def.type === 'array' ? def.element : def.type === 'tuple' ? def.items[0] : undefined;
    if (item && value.length > 0) yield* changes(item, value[0], [...path, 0]);
  } else if (typeof value === 'object' && value !== null) {
    if (def.type === 'object') {
      for (const [key, field] of Object.entries<$ZodType>(def.shape)) {
        if (key in value) yield* changes(field, (value as Record<string, unknown>)[key], [...path, key]);
      }
    }
    const [key] = Object.keys(value);
    if (def.type === 'record' && key !== undefined) {
      yield* changes(def.valueType, (value as Record<string, unknown>)[key], [...path, key]);
    }
    const form = def.type === 'union' ? def.options.find((option) => safeParse(option, value).success) : undefined;
    // The union itself has said what can be wrong with the whole.
    if (form) for (const change of changes(form, value, path)) if (change.path.length > path.length) yield change;
  }
}

/** Values of other types and outside the list; what the schema takes all the same is sorted out by trying. */
function wrongsFor(schema: $ZodType): readonly unknown[] {
  switch (known(schema)._zod.def.type) {
    case 'string':
      return [42, ''];
    case 'number':
      return ['no', 0.5, -1];
    case 'boolean':
      return ['no'];
    case 'enum':
    case 'literal':
    case 'union':
      return ['outside', 42];
    case 'array':
    case 'tuple':
      return [{}, []];
    default:
      return [[], 'no'];
  }
}

/** A copy of the value with something else at the path. */
function replaced(value: unknown, path: Path, put: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return put;
  if (Array.isArray(value)) {
    return value.flatMap((one, at) => {
      if (at !== key) return [one];
      return rest.length === 0 && put === ABSENT ? [] : [replaced(one, rest, put)];
    });
  }
  const entries = Object.entries(value as object).flatMap(([name, one]) => {
    if (name !== key) return [[name, one]];
    return rest.length === 0 && put === ABSENT ? [] : [[name, replaced(one, rest, put)]];
  });
  return Object.fromEntries(entries);
}

const nameOf = (path: Path, put: unknown): string => {
  const where = path.reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before === '' ? String(key) : `${before}.${String(key)}`,
    '',
  );
  return put === ABSENT ? `${where || 'value'} missing` : `${where || 'value'}: ${JSON.stringify(put)}`;
};
