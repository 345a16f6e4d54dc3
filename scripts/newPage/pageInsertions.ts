import type { FlowNames } from '../newFlow/flowNames.ts';
import { callInsertionsFor, type Insertion } from '../newFlow/insertions.ts';

/** A text by the end of its copy key, in English and Thai. */
type PageCopy = Readonly<Record<string, readonly [en: string, th: string]>>;

const list: PageCopy = {
  list: ['Records', 'รายการ'],
  empty: ['No records yet', 'ยังไม่มีรายการ'],
  empty_text: ['Try a wider date range.', 'ลองเลือกช่วงวันที่ให้กว้างขึ้น'],
  failed: ['The records could not be loaded', 'โหลดรายการไม่สำเร็จ'],
};

const form: PageCopy = {
  text: ['Text', 'ข้อความ'],
  text_invalid: ['Enter a text.', 'กรอกข้อความ'],
  submit: ['Send', 'ส่ง'],
  done: ['Sent.', 'ส่งแล้ว'],
  another: ['Send another', 'ส่งอีกรายการ'],
};

export const pageCopy = { list, form } as const;

/** Registers a page of the member centre: its calls, its menu entry and its copy. */
export const pageInsertionsFor = (names: FlowNames, copy: PageCopy): readonly Insertion[] => [
  ...callInsertionsFor(names),
  {
    path: 'src/routes/pages/pages.ts',
    line: `  definePage({
    path: 'member/${names.camel}',
    menu: { group: 'menu_group_records', label: 'menu_${names.snake}', icon: historyIcon },
    code: async () => (await import('./${names.camel}.ts')).page,
  }),
`,
    before: '];\n\n/** AGENT-02',
  },
  { path: 'src/ui/copy/centre.en.ts', line: copyLines(names, copy, 0), before: '} as const' },
  { path: 'src/ui/copy/centre.th.ts', line: copyLines(names, copy, 1), before: '};' },
  // To be translated: until then in English.
  ...['cn', 'ja', 'vi', 'pt'].map((language) => ({
    path: `src/ui/copy/centre.${language}.ts`,
    line: copyLines(names, copy, 0),
    before: '};',
  })),
];

const copyLines = ({ snake, words }: FlowNames, copy: PageCopy, language: 0 | 1): string =>
  [
    `  menu_${snake}: '${words}',\n`,
    ...Object.entries(copy).map(([end, texts]) => `  ${snake}_${end}: '${texts[language]}',\n`),
  ].join('');
