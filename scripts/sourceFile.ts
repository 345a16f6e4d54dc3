import { readFileSync } from 'node:fs';
import { type ESTree, type ParseResult, parseSync } from 'vite';

export interface SourceFile {
  /** Relative to the project root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: ParseResult['program'];
  /** Imports and re-exports as written, including dynamic imports of a literal. */
  readonly imports: readonly { readonly from: string; readonly typeOnly: boolean; readonly dynamic?: true }[];
}

/** Parses one TypeScript file. Throws on syntax errors. */
export function readSource(path: string): SourceFile {
  const text = readFileSync(path, 'utf8');
  const { program, module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);

  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType }] : [],
    ),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end));
    return literal?.[2] === undefined ? [] : [{ from: literal[2], typeOnly: false, dynamic: true as const }];
  });
  return { path, text, program, imports: [...statics, ...reExports, ...dynamics] };
}

/** Every node, parents first. */
export function* nodesOf(node: ESTree.Node): Generator<ESTree.Node> {
  yield node;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesOf(child as ESTree.Node);
    }
  }
}

/** The line of an offset, counted from 1. */
export const lineAt = ({ text }: SourceFile, offset: number): number => text.slice(0, offset).split('\n').length;
