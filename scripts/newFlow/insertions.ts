import type { FlowNames } from './flowNames.ts';
import { LANGUAGES, type Texts, textOf, toBeWritten } from './newTexts.ts';

/** A line inserted into a file that lists all flows. */
export interface Insertion {
  readonly path: string;
  readonly line: string;
  /** Inserted before the last occurrence of this text. */
  readonly before: string;
}

const EMPTY: Texts = {
  en: 'Nothing here yet',
  th: 'ยังไม่มีข้อมูล',
  cn: '暂无内容',
  ja: 'まだ何もありません',
  vi: 'Chưa có nội dung',
  pt: 'Nada por aqui ainda',
};

const FAILED: Texts = {
  en: 'This could not be loaded',
  th: 'โหลดข้อมูลไม่สำเร็จ',
  cn: '加载失败',
  ja: '読み込めませんでした',
  vi: 'Không tải được nội dung',
  pt: 'Não foi possível carregar',
};

/** Registers an area of calls in the contract and on the server. */
export const callInsertionsFor = ({ camel }: FlowNames): readonly Insertion[] => [
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
];

/** Registers a flow. */
export const insertionsFor = (names: FlowNames): readonly Insertion[] => [
  ...callInsertionsFor(names),
  ...flowInsertionsFor(names),
];

const flowInsertionsFor = ({ camel, snake, words }: FlowNames): readonly Insertion[] => [
  {
    path: 'src/machines/site/modals/flows.ts',
    line: `\n  | { readonly flow: '${camel}'; readonly input: Record<never, never> }`,
    before: ';\n\nexport type ModalFlow',
  },
  {
    path: 'src/machines/site/modals/flows.ts',
    line: `  | { readonly flow: '${camel}'; readonly output: undefined }\n`,
    before: "  /** Loading the flow's code failed",
  },
  {
    path: 'src/routes/flowLibrary.ts',
    line: `  ${camel}: () => import('./flows/${camel}.ts'),\n`,
    before: '};\n\nexport interface LoadedFlows',
  },
  {
    path: 'src/qa/replaySite.ts',
    line: `import { ${camel}Machine } from '../machines/${camel}/${camel}.machine.ts';\n`,
    before: 'import { noCall,',
  },
  {
    path: 'src/qa/replaySite.ts',
    line: `    ${camel}: ${camel}Machine,\n`,
    before: '  };\n};',
  },
  ...LANGUAGES.map((language) => ({
    path: `src/ui/copy/flows.${language}.ts`,
    line: [
      `  ${snake}_title: '${textOf(toBeWritten(words), language)}',\n`,
      `  ${snake}_empty: '${textOf(EMPTY, language)}',\n`,
      `  ${snake}_failed: '${textOf(FAILED, language)}',\n`,
    ].join(''),
    before: language === 'en' ? '} as const' : '};',
  })),
];

/** @throws when the anchor text is missing. */
export function insert(text: string, { path, line, before }: Insertion): string {
  const at = text.lastIndexOf(before);
  if (at < 0) throw new Error(`${path} has no ${JSON.stringify(before)} to insert before`);
  return text.slice(0, at) + line + text.slice(at);
}
