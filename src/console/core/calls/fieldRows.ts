import type { $ZodType } from 'zod/v4/core';
import type { CallRecord } from './callRecord.ts';
import { isSecret } from './maskBySchema.ts';
import { innerOf, known, unwrap } from './unwrap.ts';
import type { Verdict } from './verdict.ts';
import type { ReplyShape, WatchedCall } from './watchedCall.ts';

/** A field of a masked body, for display. */
export interface FieldRow {
  readonly path: string;
  /** Value as JSON; `absent`, or the length of a list. */
  readonly shown: string;
  /** Type by the contract: a type, `secret`, `optional`, `not in the contract`. */
  readonly kind: string;
  /** Problem; null if valid. */
  readonly wrong: string | null;
}

/** Fields of a body in schema order, with their verdicts; without a schema, as they are. */
export function fieldRows(schema: $ZodType | null, body: unknown, verdict: Verdict | null): readonly FieldRow[] {
  const wrongs = new Map(
    verdict?.kind === 'wrong' ? verdict.fields.map(({ path, says }) => [path, says] as const) : [],
  );
  const rows = [...rowsOf(schema, body, '')].map((row) => ({ ...row, wrong: wrongs.get(row.path) ?? null }));
  const shown = new Set(rows.map(({ path }) => path));
  const others = [...wrongs].filter(([path]) => !shown.has(path));
  return [...others.map(([path, wrong]) => ({ path, shown: '', kind: '', wrong })), ...rows];
}

/** Fields of request and reply. Encrypted requests have none; refusals are shown as they are. */
export function rowsOfRecord(
  call: WatchedCall,
  shape: ReplyShape,
  { request, requestVerdict, reply, replyVerdict }: CallRecord,
): { readonly requestRows: readonly FieldRow[]; readonly replyRows: readonly FieldRow[] } {
  const isRead = requestVerdict.kind === 'fits' || requestVerdict.kind === 'wrong';
  const isSuccess = typeof reply === 'object' && shape.refusalIn(reply) === null;
  return {
    requestRows: isRead ? fieldRows(call.request, request, requestVerdict) : [],
    replyRows:
      replyVerdict === null ? [] : fieldRows(isSuccess ? shape.success(call.value) : null, reply, replyVerdict),
  };
}

type Row = Omit<FieldRow, 'wrong'>;

function* rowsOf(schema: $ZodType | null, value: unknown, path: string): Generator<Row> {
  const kind = schema ? kindOf(schema) : typeof value;
  if (value === undefined) yield { path, shown: 'absent', kind };
  else if (kind === 'secret' || typeof value !== 'object' || value === null) {
    yield { path, shown: kind === 'secret' ? plain(value) : JSON.stringify(value), kind };
  } else if (Array.isArray(value)) {
    yield { path, shown: value.length === 1 ? '1 item' : `${value.length} items`, kind: 'list' };
    const { def } = schema ? known(unwrap(schema))._zod : {};
    const item = def?.type === 'array' ? def.element : null;
    for (const [at, one] of value.entries()) yield* rowsOf(item, one, `${path}[${at}]`);
  } else {
    const fields = schema ? fieldsOf(schema, value) : {};
    const names = new Set([...Object.keys(fields), ...Object.keys(value)]);
    if (names.size === 0 && path !== '') yield { path, shown: '{}', kind };
    for (const name of names) {
      const one = (value as Record<string, unknown>)[name];
      const below = path === '' ? name : `${path}.${name}`;
      if (schema && !fields[name]) yield { path: below, shown: JSON.stringify(one), kind: 'not in the contract' };
      else yield* rowsOf(fields[name] ?? null, one, below);
    }
  }
}

/** The schemas of the fields of an object, whichever kind of object it is. */
function fieldsOf(schema: $ZodType, value: object): Readonly<Record<string, $ZodType>> {
  const { def } = known(unwrap(schema))._zod;
  if (def.type === 'object') return def.shape;
  if (def.type === 'record') return Object.fromEntries(Object.keys(value).map((key) => [key, def.valueType]));
  if (def.type === 'union') return Object.assign({}, ...def.options.map((option) => fieldsOf(option, value)));
  return {};
}

function kindOf(schema: $ZodType): string {
  if (isSecret(schema)) return 'secret';
  const { type } = known(schema)._zod.def;
  const inner = innerOf(schema);
  if (inner === null) return type;
  return type === 'optional' && kindOf(inner) !== 'secret' ? 'optional' : kindOf(inner);
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
