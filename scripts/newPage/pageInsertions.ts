import type { Shape } from '../../src/ui/states/PageShape.tsx';
import type { FlowNames } from '../newFlow/flowNames.ts';
import { callInsertionsFor, type Insertion } from '../newFlow/insertions.ts';
import { LANGUAGES, type Texts, textOf, toBeWritten } from '../newFlow/newTexts.ts';
import { tableInsertionFor } from './tableTemplates.ts';

/** Texts by the end of their copy key. */
type PageCopy = Readonly<Record<string, Texts>>;

const list: PageCopy = {
  list: { en: 'Records', th: 'รายการ', cn: '记录', ja: '記録', vi: 'Bản ghi', pt: 'Registros' },
  empty: {
    en: 'No records yet',
    th: 'ยังไม่มีรายการ',
    cn: '暂无记录',
    ja: '記録はまだありません',
    vi: 'Chưa có bản ghi nào',
    pt: 'Nenhum registro ainda',
  },
  empty_text: {
    en: 'Try a wider date range.',
    th: 'ลองเลือกช่วงวันที่ให้กว้างขึ้น',
    cn: '请扩大日期范围。',
    ja: '期間を広げてください。',
    vi: 'Hãy chọn khoảng ngày rộng hơn.',
    pt: 'Tente um período maior.',
  },
  failed: {
    en: 'The records could not be loaded',
    th: 'โหลดรายการไม่สำเร็จ',
    cn: '记录加载失败',
    ja: '記録を読み込めませんでした',
    vi: 'Không tải được bản ghi',
    pt: 'Não foi possível carregar os registros',
  },
};

const form: PageCopy = {
  text: { en: 'Text', th: 'ข้อความ', cn: '内容', ja: '内容', vi: 'Nội dung', pt: 'Texto' },
  text_invalid: {
    en: 'Enter a text.',
    th: 'กรอกข้อความ',
    cn: '请输入内容。',
    ja: '内容を入力してください。',
    vi: 'Vui lòng nhập nội dung.',
    pt: 'Digite um texto.',
  },
  submit: { en: 'Send', th: 'ส่ง', cn: '发送', ja: '送信', vi: 'Gửi', pt: 'Enviar' },
  done: { en: 'Sent.', th: 'ส่งแล้ว', cn: '已发送。', ja: '送信しました。', vi: 'Đã gửi.', pt: 'Enviado.' },
  another: {
    en: 'Send another',
    th: 'ส่งอีกรายการ',
    cn: '再发送一条',
    ja: 'もう一件送る',
    vi: 'Gửi nội dung khác',
    pt: 'Enviar outro',
  },
};

export const pageCopy = { list, form } as const;

/** Registers a page of the member centre: its calls, its menu entry and its copy in six languages. */
export const pageInsertionsFor = (names: FlowNames, copy: PageCopy, shape: Shape): readonly Insertion[] => [
  ...callInsertionsFor(names),
  tableInsertionFor(names),
  {
    path: 'src/routes/pages/pages.ts',
    line: `  definePage({
    path: 'member/${names.camel}',
    shape: '${shape}',
    file: '${names.camel}',
    menu: { group: 'menu_group_records', label: 'menu_${names.snake}', icon: historyIcon },
    code: async () => (await import('./${names.camel}.ts')).page,
  }),
`,
    before: '];\n\n/** AGENT-02',
  },
  ...LANGUAGES.map((language) => ({
    path: `src/ui/copy/centre.${language}.ts`,
    line: [
      `  menu_${names.snake}: '${textOf(toBeWritten(names.words), language)}',\n`,
      ...Object.entries(copy).map(([end, texts]) => `  ${names.snake}_${end}: '${textOf(texts, language)}',\n`),
    ].join(''),
    before: language === 'en' ? '} as const' : '};',
  })),
];
