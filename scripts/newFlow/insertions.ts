import type { FlowNames } from './flowNames.ts';

/** A line that goes into a file which lists all flows. */
export interface Insertion {
  readonly path: string;
  readonly line: string;
  /** The text that it goes before; the last place where it stands. */
  readonly before: string;
}

/** Where a flow is announced, so that it is served, documented, loaded, spoken and replayed. */
export const insertionsFor = ({ camel, pascal, snake, words }: FlowNames): readonly Insertion[] => [
  {
    path: 'src/api/contract/contract.ts',
    line: `import { ${camel}Contract } from './${camel}.ts';\n`,
    before: '\n/** The whole API',
  },
  {
    path: 'src/api/contract/contract.ts',
    line: `  ${camel}: ${camel}Contract,\n`,
    before: '};\n\nexport const allEndpoints',
  },
  {
    path: 'server/app.ts',
    line: `import { ${camel}Handlers } from './${camel}/${camel}Handlers.ts';\n`,
    before: '\nexport interface AppParts',
  },
  {
    path: 'server/app.ts',
    line: `  serve(serving, contract.${camel}, ${camel}Handlers(deps));\n`,
    before: '  if (qa) serve(',
  },
  {
    path: 'src/machines/modals/flows.ts',
    line: `\n  | { readonly flow: '${camel}'; readonly input: Record<never, never> }`,
    before: ';\n\nexport type ModalFlow',
  },
  {
    path: 'src/machines/modals/flows.ts',
    line: `  | { readonly flow: '${camel}'; readonly output: undefined }\n`,
    before: '  /** The code of the flow could not be loaded',
  },
  {
    path: 'src/routes/flowLibrary.ts',
    line: `  ${camel}: () => import('./flows/${camel}.ts'),\n`,
    before: '};\n\nexport interface LoadedFlows',
  },
  {
    path: 'src/qa/replaySite.ts',
    line: `import { wire${pascal} } from '../machines/${camel}/${camel}.wire.ts';\n`,
    before: "import { noCall, nowhere, readable } from './nowhere.ts';",
  },
  {
    path: 'src/qa/replaySite.ts',
    line: `    ${camel}: wire${pascal}(deps),\n`,
    before: '  };\n};',
  },
  ...['src/ui/copy/flows.en.ts', 'src/ui/copy/flows.th.ts'].map((path) => ({
    path,
    line: `  ${snake}_title: '${words}',\n  ${snake}_empty: 'Nothing here yet',\n  ${snake}_failed: 'This could not be loaded',\n`,
    before: path.endsWith('en.ts') ? '} as const' : '};',
  })),
];

/** @throws when the place is not there any more. */
export function insert(text: string, { path, line, before }: Insertion): string {
  const at = text.lastIndexOf(before);
  if (at < 0) throw new Error(`${path} has no ${JSON.stringify(before)} to stand before`);
  return text.slice(0, at) + line + text.slice(at);
}
