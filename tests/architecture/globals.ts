import type { ESTree } from 'vite';
import { lineAt, nodesOf, type SourceFile } from '../../scripts/sourceFile.ts';

const VALUE_NODES = /^TS(As|Satisfies|NonNull|Instantiation)/;

/**
 * Every place where a file uses one of these globals: `fetch`, or with its member `Date.now`. An instant that is given,
 * `new Date(at)`, is not the present; `dayjs()` is.
 */
export function globalUses(
  source: Pick<SourceFile, 'path' | 'text' | 'program'>,
  names: readonly string[],
): readonly string[] {
  const own = new Set(boundNames(source.program));
  return [...references(source.program)].flatMap(({ name, member, start }) => {
    const isForbidden = names.includes(name) || (member !== null && names.includes(`${name}.${member}`));
    const use = member === null ? name : `${name}.${member}`;
    return isForbidden && !own.has(name) ? [`${source.path}:${lineAt(source as SourceFile, start)} uses ${use}`] : [];
  });
}

interface Reference {
  readonly name: string;
  readonly member: string | null;
  readonly start: number;
}

function* references(node: ESTree.Node): Generator<Reference> {
  if (node.type.startsWith('TS') && !VALUE_NODES.test(node.type)) return;
  if (node.type === 'NewExpression' && isNamed(node.callee, 'Date') && node.arguments.length > 0) {
    for (const argument of node.arguments) yield* references(argument);
    return;
  }
  if (node.type === 'CallExpression' && isNamed(node.callee, 'dayjs') && node.arguments.length === 0) {
    yield { name: 'dayjs()', member: null, start: node.start };
  }
  if (node.type === 'Identifier') yield { name: node.name, member: null, start: node.start };
  else if (node.type === 'MemberExpression') {
    if (node.object.type === 'Identifier' && node.property.type === 'Identifier') {
      yield { name: node.object.name, member: node.property.name, start: node.start };
    } else yield* references(node.object);
    if (node.computed) yield* references(node.property);
  } else for (const child of childrenOf(node)) yield* references(child);
}

const isNamed = (node: ESTree.Node, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** The children that are values: names of properties are not. */
function childrenOf(node: ESTree.Node): readonly ESTree.Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'key' && !('computed' in node && node.computed)) return [];
    return (Array.isArray(value) ? value : [value]).filter(
      (child): child is ESTree.Node => typeof child === 'object' && child !== null && 'type' in child,
    );
  });
}

/** Names that the file binds itself, so that a variable called `location` is not the browser's. */
const boundNames = (program: ESTree.Program): readonly string[] =>
  [...nodesOf(program)].flatMap((node) => {
    if (node.type === 'VariableDeclarator') return namesIn(node.id);
    if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier') return [node.local.name];
    if ('params' in node && Array.isArray(node.params)) return (node.params as ESTree.Node[]).flatMap(namesIn);
    return [];
  });

const namesIn = (pattern: ESTree.Node): readonly string[] =>
  [...references(pattern)].flatMap(({ name, member }) => (member === null ? [name] : []));
