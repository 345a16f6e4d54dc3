/**
 * A value as text that two values share only where nothing of them differs. Unlike JSON it knows maps, sets, errors,
 * what is no number, and gaps.
 * @param closed What stands for one that keeps to itself what it is; its class unless said.
 * @throws where a value holds itself: a sentence says what to do.
 */
export function textOf(value: unknown, closed: (value: object) => unknown = classOf): string {
  try {
    return JSON.stringify(value, function (this: unknown, _key, part: unknown) {
      return spelled(part, Array.isArray(this), closed);
    });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new Error('the context holds itself: say in `project` what of it decides', { cause });
  }
}

const classOf = ({ constructor: { name } }: object): string => name;

/** For whoever must not take two of a class for one. */
export function refuse({ constructor: { name } }: object): never {
  throw new Error(`the context holds a ${name}: say in \`project\` what of it decides`);
}

function spelled(value: unknown, isInList: boolean, closed: (value: object) => unknown): unknown {
  switch (typeof value) {
    case 'bigint':
      return { bigint: String(value) };
    case 'number':
      return Number.isFinite(value) ? value : { number: String(value) };
    case 'undefined':
      return isInList ? { nothing: true } : undefined;
    case 'object':
      return value === null ? null : partsOf(value, closed);
    default:
      return value;
  }
}

function partsOf(value: object, closed: (value: object) => unknown): unknown {
  if (value instanceof Map) return { map: [...value] };
  if (value instanceof Set) return { set: [...value] };
  if (value instanceof Blob) return { blob: [value.type, value.size, 'name' in value ? value.name : null] };
  if (value instanceof Error) return { ...value, error: value.name, message: value.message };
  const prototype: unknown = Object.getPrototypeOf(value);
  const isPlain = prototype === null || prototype === Object.prototype || Array.isArray(value);
  return isPlain || Object.keys(value).length > 0 ? value : closed(value);
}
