import type { ESTree } from 'vite';
import { lineAt, nodesOf, type SourceFile } from '../../scripts/sourceFile.ts';

const HOOKS = new Set([
  'useEffect',
  'useLayoutEffect',
  'useInsertionEffect',
  'useReducer',
  'useSyncExternalStore',
  'useMachine',
  'useActor',
  'useActorRef',
]);
/** Attributes that people read or hear. */
const SPOKEN = new Set([
  'alt',
  'title',
  'placeholder',
  'label',
  'aria-label',
  'aria-description',
  'aria-roledescription',
]);
const LETTER = /\p{L}/u;

/** Every place where a view does more than show a state: effects, state of its own, texts that are not copy keys. */
export function viewBreaches(source: Pick<SourceFile, 'path' | 'text' | 'program'>): readonly string[] {
  const lines = source.text.split('\n');
  return [...nodesOf(source.program)].flatMap((node) => {
    const at = (what: string) => [`${source.path}:${lineAt(source as SourceFile, node.start)} ${what}`];
    if (node.type === 'Identifier' && HOOKS.has(node.name)) return at(`uses ${node.name}`);
    if (isCallOf(node, 'useState')) {
      const line = lineAt(source as SourceFile, node.start);
      const isMarked = `${lines[line - 2]}${lines[line - 1]}`.includes('// presentational:');
      return isMarked ? [] : at('keeps state that is not marked presentational');
    }
    const text = textShown(node);
    return text === null || !LETTER.test(text) ? [] : at(`shows a text of its own: ${text.trim()}`);
  });
}

const isCallOf = (node: ESTree.Node, name: string): boolean =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === name;

function textShown(node: ESTree.Node): string | null {
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return node.children
      .map((child) => (child.type === 'JSXExpressionContainer' ? literal(child.expression) : ''))
      .join('');
  }
  if (node.type !== 'JSXAttribute' || node.name.type !== 'JSXIdentifier' || !SPOKEN.has(node.name.name)) return null;
  if (node.value?.type === 'JSXExpressionContainer') return literal(node.value.expression);
  return node.value ? literal(node.value) : null;
}

function literal(node: ESTree.Node): string {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : '';
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw).join('');
    case 'ConditionalExpression':
      return literal(node.consequent) + literal(node.alternate);
    case 'LogicalExpression':
      return literal(node.right);
    default:
      return '';
  }
}
