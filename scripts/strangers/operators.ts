import type { ESTree } from 'vite';
import { nodesOf, type SourceFile } from '../sourceFile.ts';

/** One edit of a source that somebody may make by mistake. */
export interface Fault {
  readonly operator: string;
  readonly path: string;
  /** Offsets of the replaced text. */
  readonly start: number;
  readonly end: number;
  readonly wrong: string;
}

type Span = { readonly start: number; readonly end: number };
type Edit = Span & { readonly wrong: string };
type Operator = (node: ESTree.Node, file: SourceFile, names: Names) => readonly Edit[];

/** What stands elsewhere in the file: members by object, and text keys. */
interface Names {
  readonly membersOf: ReadonlyMap<string, readonly string[]>;
  readonly keys: readonly string[];
}

const FLIPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '&&': '||',
  '||': '&&',
};

/** Properties of JSX that only people without a mouse, or without sight, notice. */
const SPOKEN = /^(?:aria-.+|role|htmlFor|disabled|busy|label|alt)$/;
const KEY_NAMES = /^(?:key|keySeed|idempotencyKey)$/;

const textOf = (node: Span, { text }: SourceFile): string => text.slice(node.start, node.end);
const isName = (node: ESTree.Node): boolean => node.type === 'Identifier' || node.type === 'MemberExpression';

const swapped = (one: Span, other: Span, file: SourceFile): Edit => ({
  start: one.start,
  end: other.end,
  wrong: `${textOf(other, file)}${file.text.slice(one.end, other.start)}${textOf(one, file)}`,
});

/** Pairs of neighbours that are both names and differ. */
function neighbours<Node extends ESTree.Node>(
  nodes: readonly Node[],
  file: SourceFile,
): readonly (readonly [Node, Node])[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (next === undefined || !isName(node) || !isName(next) || textOf(node, file) === textOf(next, file)) return [];
    return [[node, next] as const];
  });
}

const operators: Readonly<Record<string, Operator>> = {
  'swaps arguments': (node, file) =>
    node.type === 'CallExpression'
      ? neighbours(node.arguments, file).map(([one, other]) => swapped(one, other, file))
      : [],
  'swaps fields': (node, file) => {
    if (node.type !== 'ObjectExpression') return [];
    const values = node.properties.flatMap((property) =>
      property.type === 'Property' && !property.shorthand ? [property.value] : [],
    );
    return neighbours(values, file).map(([one, other]) => swapped(one, other, file));
  },
  'swaps props': (node, file) => {
    if (node.type !== 'JSXOpeningElement') return [];
    const values = node.attributes.flatMap((attribute) =>
      attribute.type === 'JSXAttribute' && attribute.value?.type === 'JSXExpressionContainer'
        ? [attribute.value.expression]
        : [],
    );
    return neighbours(values, file).map(([one, other]) => swapped(one, other, file));
  },
  'drops what is spoken': (node) =>
    node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && SPOKEN.test(node.name.name)
      ? [{ start: node.start, end: node.end, wrong: '' }]
      : [],
  'names another text': (node, _, { keys }) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 't') return [];
    const [key] = node.arguments;
    if (key?.type !== 'Literal' || typeof key.value !== 'string') return [];
    const others = keys.filter((other) => other !== key.value);
    const wrong = others[key.start % Math.max(1, others.length)];
    return wrong === undefined ? [] : [{ start: key.start, end: key.end, wrong: `'${wrong}'` }];
  },
  'reads another member': (node, file, { membersOf }) => {
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return [];
    const { name, start, end } = node.property;
    const others = (membersOf.get(textOf(node.object, file)) ?? []).filter((other) => other !== name);
    const wrong = others[start % Math.max(1, others.length)];
    return wrong === undefined ? [] : [{ start, end, wrong }];
  },
  'takes the other branch': (node, file) =>
    node.type === 'ConditionalExpression' ? [swapped(node.consequent, node.alternate, file)] : [],
  'flips an operator': (node, file) => {
    if (node.type !== 'BinaryExpression' && node.type !== 'LogicalExpression') return [];
    const wrong = FLIPPED[node.operator];
    if (wrong === undefined || (node.operator === '+' && /['"`]/.test(textOf(node, file)))) return [];
    const between = file.text.slice(node.left.end, node.right.start);
    const start = node.left.end + between.indexOf(node.operator);
    return [{ start, end: start + node.operator.length, wrong }];
  },
  'is off by one': (node) =>
    node.type === 'Literal' && typeof node.value === 'number' && node.value > 0
      ? [{ start: node.start, end: node.end, wrong: String(node.value < 1_000 ? node.value + 1 : 2 * node.value) }]
      : [],
  'forgets a condition': (node, file) => {
    if (node.type !== 'CallExpression') return [];
    const isAnd = node.callee.type === 'Identifier' && node.callee.name === 'and' && node.arguments.length > 1;
    if (isAnd) return node.arguments.map(({ start, end }) => ({ start, end, wrong: 'undefined' }));
    const { callee } = node;
    const isWhere = callee.type === 'MemberExpression' && /\.where$/.test(textOf(callee, file));
    return isWhere ? [{ start: callee.object.end, end: node.end, wrong: '' }] : [];
  },
  'forgets a step': (node) => {
    if (node.type !== 'ExpressionStatement') return [];
    const { type } = node.expression;
    return type === 'AwaitExpression' || type === 'CallExpression'
      ? [{ start: node.start, end: node.end, wrong: ';' }]
      : [];
  },
  'forgets a refusal': (node, file) =>
    node.type === 'IfStatement' && node.alternate === null && /^(?:throw|return)\b/.test(textOf(node.consequent, file))
      ? [{ start: node.start, end: node.end, wrong: '' }]
      : [],
  'renews a key': (node, file) =>
    node.type === 'Property' && !node.shorthand && KEY_NAMES.test(textOf(node.key, file)) && isName(node.value)
      ? [
          {
            start: node.value.start,
            end: node.value.end,
            wrong: `\`\${${textOf(node.value, file)}}\${Math.random()}\``,
          },
        ]
      : [],
};

/** Every fault of one source, in its order. Types, imports and what is logged stay as they are. */
export function faultsIn(file: SourceFile): readonly Fault[] {
  const names = namesIn(file);
  return [...faultsOf(file.program, file, names)];
}

function* faultsOf(node: ESTree.Node, file: SourceFile, names: Names): Generator<Fault> {
  if (/^(?:TS(?!NonNull|As|Satisfies)|Import)/.test(node.type) || isLogged(node, file) || isLooks(node)) return;
  for (const [operator, edits] of Object.entries(operators)) {
    for (const { start, end, wrong } of edits(node, file, names))
      yield { operator, path: file.path, start, end, wrong };
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) {
        yield* faultsOf(child as ESTree.Node, file, names);
      }
    }
  }
}

/** How something looks is judged by pictures; keys and references are React's. */
const isLooks = (node: ESTree.Node): boolean =>
  node.type === 'JSXAttribute' &&
  node.name.type === 'JSXIdentifier' &&
  /^(?:className|style|key|ref|lines)$/.test(node.name.name);

const isLogged = (node: ESTree.Node, file: SourceFile): boolean => {
  const call = node.type === 'ExpressionStatement' ? node.expression : node;
  return call.type === 'CallExpression' && /\blog\.\w+$|^log$/.test(textOf(call.callee, file));
};

function namesIn(file: SourceFile): Names {
  const membersOf = new Map<string, string[]>();
  const keys: string[] = [];
  for (const node of nodesOf(file.program)) {
    if (node.type === 'MemberExpression' && !node.computed && node.property.type === 'Identifier') {
      const object = textOf(node.object, file);
      const members = membersOf.get(object) ?? [];
      if (!members.includes(node.property.name)) members.push(node.property.name);
      membersOf.set(object, members);
    }
    if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 't') {
      const [key] = node.arguments;
      if (key?.type === 'Literal' && typeof key.value === 'string' && !keys.includes(key.value)) keys.push(key.value);
    }
  }
  return { membersOf, keys };
}
