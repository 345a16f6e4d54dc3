/** Whether something holds of a context; what cannot be compared does not hold. */
export type Condition = (context: unknown) => boolean;

const FORM = /^\s*([\w$]+(?:\.[\w$]+)*)\s*(==|!=|<=|>=|<|>|\bincludes\b)\s*(\S.*?)\s*$/;

const COMPARE: Readonly<Record<string, (found: unknown, value: unknown) => boolean>> = {
  '==': Object.is,
  '!=': (found, value) => !Object.is(found, value),
  '<': (found, value) => order(found, value) < 0,
  '<=': (found, value) => order(found, value) <= 0,
  '>': (found, value) => order(found, value) > 0,
  '>=': (found, value) => order(found, value) >= 0,
  includes: (found, value) =>
    typeof found === 'string' ? found.includes(String(value)) : Array.isArray(found) && found.includes(value),
};

/**
 * Reads `path op value`: a path of names and numbers by dots (`profile.name`, `list.length`), one of `== != < <= > >=
 * includes`, and a number, a text (quoted or one word), `true`, `false`, `null` or `undefined`. Nothing of it is run.
 *
 * @throws SyntaxError saying what is wrong, for people.
 */
export function readCondition(text: string): Condition {
  const [, path, operator, value] = text.match(FORM) ?? [];
  const compare = COMPARE[operator ?? ''];
  if (path === undefined || value === undefined || compare === undefined)
    throw new SyntaxError('expected path, operator and value, for example: left <= 0');
  const wanted = readValue(value);
  const steps = path.split('.');
  return (context) => compare(steps.reduce(stepInto, context), wanted);
}

/** Only what something has by itself, never what it inherits. */
const stepInto = (from: unknown, name: string): unknown =>
  from !== null && from !== undefined && Object.hasOwn(Object(from), name)
    ? Reflect.get(Object(from), name)
    : undefined;

function readValue(text: string): unknown {
  if (text === 'undefined') return undefined;
  const quoted = text.match(/^'([^']*)'$|^"([^"]*)"$/);
  if (quoted) return quoted[1] ?? quoted[2];
  if (/^(true|false|null|-?\d+(\.\d+)?(e[+-]?\d+)?)$/i.test(text)) return JSON.parse(text.toLowerCase());
  if (/^[\p{L}_][\p{L}\p{M}\p{N}_.-]*$/u.test(text)) return text;
  throw new SyntaxError(`put text in quotes: '${text}'`);
}

/** Below, at or above 0 as `sort` has it; NaN where there is no order. */
function order(found: unknown, value: unknown): number {
  if (typeof found === 'number' && typeof value === 'number') return found - value;
  return typeof found === 'string' && typeof value === 'string' ? found.localeCompare(value) : Number.NaN;
}
