import type { ESTree } from 'vite';
import { pathsIn } from './projectPaths.ts';
import { nodesOf, readSource, type SourceFile } from './sourceFile.ts';

export interface TestTitle {
  readonly path: string;
  readonly title: string;
  readonly ids: readonly string[];
}

const RUNNERS = new Set(['it', 'test', 'describe']);
/** Skipped tests do not count. */
const ASLEEP = new Set(['skip', 'todo']);
const ID = /\[([A-Z]+-\d+)\]/g;

/** The titles that name requirements, in every test file; rows of `each` tables count as titles. */
export const readTestTitles = (): readonly TestTitle[] =>
  pathsIn('tests/**/*.{test,spec}.{ts,tsx}').flatMap((path) => titlesOf(readSource(path)));

/** The titles of one file that carry a requirement id: `[LOGIN-25]`. */
export const titlesOf = ({ path, program }: Pick<SourceFile, 'path' | 'program'>): readonly TestTitle[] =>
  [...nodesOf(program)].flatMap((node) =>
    node.type === 'CallExpression' && isRunner(node.callee)
      ? [...textsOf(node)].flatMap((title) => {
          const ids = [...title.matchAll(ID)].flatMap(([, id]) => (id ? [id] : []));
          return ids.length > 0 ? [{ path, title, ids: [...new Set(ids)] }] : [];
        })
      : [],
  );

/** `it`, `it.each(table)`, `it.runIf(x)`, `describe.sequential` and so on, except skipped ones. */
function isRunner(callee: ESTree.Node): boolean {
  switch (callee.type) {
    case 'Identifier':
      return RUNNERS.has(callee.name);
    case 'MemberExpression':
      return !(callee.property.type === 'Identifier' && ASLEEP.has(callee.property.name)) && isRunner(callee.object);
    case 'CallExpression':
      return isRunner(callee.callee);
    default:
      return false;
  }
}

function* textsOf(call: ESTree.CallExpression): Generator<string> {
  const [title] = call.arguments;
  if (title) yield* textOf(title);
  if (call.callee.type === 'CallExpression') {
    for (const table of call.callee.arguments) for (const node of nodesOf(table)) yield* textOf(node);
  }
}

function* textOf(node: ESTree.Node): Generator<string> {
  if (node.type === 'Literal' && typeof node.value === 'string') yield node.value;
  if (node.type === 'TemplateLiteral') yield node.quasis.map(({ value }) => value.cooked ?? '').join('…');
}
