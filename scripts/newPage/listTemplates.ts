import type { NewFile } from '../newFlow/codeTemplates.ts';
import type { FlowNames } from '../newFlow/flowNames.ts';
import { AMOUNT, TITLE, tableFilesFor } from './tableTemplates.ts';

/** A page with a paged list by date: contract, table, handler, machine, view, page code, tests and journey. */
export const listFilesFor = (names: FlowNames): readonly NewFile[] => [
  contractFile(names),
  ...tableFilesFor(names, [TITLE, AMOUNT]),
  handlersFile(names),
  serverTestFile(names),
  machineFile(names),
  viewFile(names),
  pageFile(names),
  contractTestFile(names),
  journeyFile(names),
];

const contractFile = ({ camel, pascal, kebab }: FlowNames): NewFile => ({
  path: `src/api/contract/${camel}.ts`,
  text: `import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { instant, money } from './fields.ts';
import { dateRange, paged, pageQuery } from './paging.ts';

const row = z.object({ id: z.string(), createdAt: instant, title: z.string(), amount: money });
export type ${pascal}Row = z.infer<typeof row>;

export const ${camel}Contract = {
  list: defineEndpoint({
    id: '${camel}.list',
    method: 'GET',
    path: '/wps/ext/v1/${kebab}',
    sends: 'query',
    token: true,
    encrypted: false,
    repeat: 'safe',
    request: z.object({ ...dateRange, ...pageQuery }),
    value: paged(row),
    refusals: [],
    spec: 'assumed',
  }),
};
`,
});

const handlersFile = ({ camel }: FlowNames): NewFile => ({
  path: `server/${camel}/${camel}Handlers.ts`,
  text: `import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { ${camel}Contract } from '../../src/api/contract/${camel}.ts';
import { pageOf } from '../database/pageOf.ts';
import { ${camel} } from '../database/schema.ts';
import type { Handlers, ServerDeps } from '../deps.ts';

export const ${camel}Handlers = ({ db }: ServerDeps): Handlers<typeof ${camel}Contract> => ({
  /** The member's own records, the newest first. */
  list: async ({ session, request: { from, to, ...page } }) => {
    const { memberId, createdAt, id } = ${camel};
    const { rows, count } = await pageOf(
      db,
      {
        table: ${camel},
        where: and(eq(memberId, session.memberId), gte(createdAt, from), lt(createdAt, to)),
        orderBy: [desc(createdAt), desc(id)],
      },
      page,
    );
    return {
      list: rows.map((row) => ({ id: row.id, createdAt: row.createdAt, title: row.title, amount: row.amount })),
      count,
    };
  },
});
`,
});

const serverTestFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `tests/server/${camel}.test.ts`,
  text: `import { afterEach, beforeEach, expect, it } from 'vitest';
import { ${camel} } from '../../server/database/schema.ts';
import { ${camel}Contract } from '../../src/api/contract/${camel}.ts';
import { onEachDatabase } from '../support/onEachDatabase.ts';
import { createPlayer } from '../support/player.ts';
import { type Reference, startReference } from '../support/reference.ts';

const P = 10_000;

onEachDatabase('${words.toLowerCase()}', (database) => {
  let server: Reference;
  beforeEach(async () => {
    server = await startReference({ database });
  });
  afterEach(() => server.close());

  it('are the own ones of a member within the dates, the newest first, page by page', async () => {
    const row = (id: string, createdAt: number, memberId = 'demo-somchai') => ({
      id,
      memberId,
      createdAt,
      title: \`Record \${id}\`,
      amount: 20 * P,
    });
    const early = Array.from({ length: 10 }, (_, at) => row(\`early-\${at}\`, 2_000 + at));
    await server.db
      .insert(${camel})
      .values([...early, row('last', 2_999), row('before', 1_999), row('after', 3_000), row('other', 2_500, 'demo-malee')]);
    const somchai = createPlayer(server);
    await somchai.signIn('somchai');
    const read = async (page: number) => {
      const request = { from: 2_000, to: 3_000, page, pageSize: '10' as const };
      const { list, count } = await somchai.api(${camel}Contract.list, { request });
      return [list.map(({ id }) => id), count];
    };
    expect(await read(1)).toEqual([['last', ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((at) => \`early-\${at}\`)], 11]);
    expect(await read(2)).toEqual([['early-0'], 11]);
    const { list } = await somchai.api(${camel}Contract.list, {
      request: { from: 2_999, to: 3_000, page: 1, pageSize: '10' },
    });
    expect(list).toEqual([{ id: 'last', createdAt: 2_999, title: 'Record last', amount: 20 * P }]);
  });
});
`,
});

const journeyFile = ({ camel, snake, words }: FlowNames): NewFile => ({
  path: `tests/browser/${camel}.spec.ts`,
  text: `import { expect, it } from 'vitest';
import { PHONE_LOOKS } from './support/byKeys.ts';
import { expectNoAxeViolationsInBothThemes } from './support/looks.ts';
import { playerAt } from './support/player.ts';
import { startSite } from './support/site.ts';
import { seen } from './support/wait.ts';
import { wordsOf } from './support/words.ts';

const site = startSite();

it.each(PHONE_LOOKS)('${words.toLowerCase()}: is reached by the menu, on a $viewport in $lang', async (look) => {
  const { page } = await site.openPage({ ...look, as: 'somchai', path: '/member' });
  const t = wordsOf(look.lang);
  const { centre } = playerAt(page, t);
  await centre.getByRole('link', { name: t('menu_${snake}'), exact: true }).click();
  await seen(centre.getByText(t('${snake}_empty'), { exact: true }));
  expect(new URL(page.url()).pathname).toBe('/member/${camel}');
  await expectNoAxeViolationsInBothThemes(page, look.lang);
});
`,
});

const machineFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `src/machines/${camel}/${camel}.machine.ts`,
  text: `import { ${camel}Contract } from '../../api/contract/${camel}.ts';
import { createListMachine } from '../list/list.machine.ts';

/** ${words}: records by date. */
export const ${camel}Machine = createListMachine({
  id: '${camel}',
  endpoint: ${camel}Contract.list,
  filters: {},
  span: 'days30',
  request: ({ range, page, pageSize }) => ({ ...range, page, pageSize }),
});
`,
});

const viewFile = ({ camel, pascal, snake, words }: FlowNames): NewFile => ({
  path: `src/ui/${camel}/${pascal}Page.tsx`,
  text: `import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ${camel}Machine } from '../../machines/${camel}/${camel}.machine.ts';
import { dateTimeText } from '../clock/timeText.ts';
import { Money } from '../kit/Money.tsx';
import { ListPage } from '../list/ListPage.tsx';
import styles from '../list/table.module.css';

/** ${words}: records by date. */
export function ${pascal}Page({ actor }: { readonly actor: ActorRefFrom<typeof ${camel}Machine> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      label={t('${snake}_list')}
      rows={(rows) => (
        <ul className={styles.rows}>
          {rows.map(({ id, createdAt, title, amount }) => (
            <li key={id} className={styles.row}>
              <span className={styles.name}>
                <strong>{title}</strong>
                <small>{dateTimeText(createdAt)}</small>
              </span>
              <Money amount={amount} />
            </li>
          ))}
        </ul>
      )}
      emptyTitle={t('${snake}_empty')}
      emptyText={t('${snake}_empty_text')}
      failedTitle={t('${snake}_failed')}
    />
  );
}
`,
});

const pageFile = ({ camel, pascal }: FlowNames): NewFile => ({
  path: `src/routes/pages/${camel}.ts`,
  text: `import { ${camel}Machine } from '../../machines/${camel}/${camel}.machine.ts';
import { listEvents } from '../../machines/list/list.events.ts';
import { ${pascal}Page } from '../../ui/${camel}/${pascal}Page.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: listEvents, machine: ${camel}Machine, View: ${pascal}Page });
`,
});

const contractTestFile = ({ camel, pascal, words }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.contract.test.tsx`,
  text: `// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { ${camel}Contract } from '../../../src/api/contract/${camel}.ts';
import { ${camel}Machine } from '../../../src/machines/${camel}/${camel}.machine.ts';
import { ${pascal}Page } from '../../../src/ui/${camel}/${pascal}Page.tsx';
import { dayStart, listContract } from '../list/listContract.tsx';
import { press } from '../onScreen.tsx';

const P = 10_000;
/** 22/11/2026 18:30 GMT+8. */
const at = Date.UTC(2026, 10, 22, 10, 30);

describe('${words.toLowerCase()}', () => {
  it.each(
    listContract({
      machine: ${camel}Machine,
      endpoint: ${camel}Contract.list,
      view: (actor) => <${pascal}Page actor={actor} />,
      first: { from: dayStart(10, 24), to: dayStart(11, 23), page: 1, pageSize: '10' },
      changes: [[() => press('Last 7 days'), { from: dayStart(11, 16) }]],
      some: {
        list: [
          { id: 'r2', createdAt: at, title: 'First', amount: 20 * P },
          { id: 'r1', createdAt: at - 60_000, title: 'Second', amount: 48 * P },
        ],
        count: 12,
      },
      none: { list: [], count: 0 },
      rows: ['First | 22/11/2026 18:30 | P 20.00', 'Second | 22/11/2026 18:29 | P 48.00'],
      empty: ['No records yet', 'Try a wider date range.'],
      failed: 'The records could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
`,
});

/** Walks every transition on the rendered view. */
export const viewTestFile = ({ camel, words }: FlowNames): NewFile => ({
  path: `tests/model/${camel}/${camel}.view.model.test.ts`,
  text: `// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { ${camel}Flow } from './${camel}.spec.ts';
import { ${camel}View } from './${camel}.view.tsx';

describe('${words.toLowerCase()} on screen', () => {
  it.each(viewTests(${camel}Flow, ${camel}View))('%s', (_title, run) => run());
});
`,
});
