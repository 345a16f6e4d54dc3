import { dirname, join } from 'node:path/posix';
import { pathsIn } from './projectPaths.ts';
import { readSource } from './sourceFile.ts';

/**
 * Circular imports of the project, types included: each as the files of one strongly connected group, in order. A
 * dynamic import loads later, so it closes no circle.
 */
export function importCycles(
  patterns: readonly string[] = ['{src,server,render,protocol,provider,scripts}/**/*.{ts,tsx}'],
): readonly string[] {
  const files = pathsIn(...patterns);
  const known = new Set(files);
  const importsOf = new Map(
    files.map((path) => [path, targetsOf(path).filter((target) => known.has(target))] as const),
  );
  return groupsIn(importsOf).map((group) => group.toSorted().join(' ↔ '));
}

function targetsOf(path: string): readonly string[] {
  return readSource(path)
    .imports.filter(({ from, dynamic }) => from.startsWith('.') && !dynamic)
    .map(({ from }) => join(dirname(path), from));
}

/** Strongly connected groups of two files or more (Tarjan). */
function groupsIn(edges: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): void => {
    order.set(node, order.size);
    low.set(node, order.get(node) ?? 0);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0));
    }
    if (low.get(node) !== order.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) groups.push(group);
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return groups;
}
