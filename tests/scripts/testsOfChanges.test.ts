import { describe, expect, it } from 'vitest';
import { importsIn, type SourceTree } from '../../scripts/tests/sourceTree.ts';
import { testsOfChanges } from '../../scripts/tests/testsOfChanges.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  'server/money/withdraw/approve.ts': ['server/database/schema.ts'],
  'server/money/withdraw/fee.ts': [],
  'server/agent/line/lines.ts': [],
  'server/agent/lineTransfer/send.ts': [],
  'server/desk/desk/deskMoneyHandlers.ts': ['server/money/withdraw/approve.ts'],
  'server/messages/texts.ts': [],
  'server/database/schema.ts': [],
  'server/app.ts': ['server/messages/texts.ts'],
  'src/machines/money/deposit/deposit.rules.ts': [],
  'src/main.tsx': [],
  'src/machines/money/withdraw/withdraw.machine.ts': [],
  'src/ui/money/withdraw/WithdrawPage.tsx': ['src/ui/list/Rows.tsx'],
  'src/ui/list/Rows.tsx': [],
  'src/ui/kit/Button.tsx': [],
  'tests/server/money/withdraw.test.ts': ['server/database/schema.ts', 'tests/support/pay.ts'],
  'tests/server/desk/deskMoney.test.ts': ['server/database/schema.ts', 'tests/support/pay.ts'],
  'tests/server/desk/desk.test.ts': [],
  'tests/server/line.test.ts': [],
  'tests/server/agent/lineTransfer.test.ts': [],
  'tests/server/money/receipt.test.ts': ['server/money/withdraw/approve.ts'],
  'tests/server/database.test.ts': [],
  'tests/server/texts.test.ts': ['server/messages/texts.ts'],
  ...Object.fromEntries(
    Array.from({ length: 13 }, (_, at) => [`tests/server/z${at}.test.ts`, ['server/database/schema.ts']]),
  ),
  'tests/machines/actors.test.ts': [],
  'tests/machines/money/deposit/deposit.rules.test.ts': [],
  'tests/machines/money/withdraw/withdraw.rules.test.ts': [],
  'tests/model/money/withdraw/withdraw.model.test.ts': ['tests/model/money/withdraw/withdraw.spec.ts'],
  'tests/model/money/withdraw/withdraw.spec.ts': ['src/machines/money/withdraw/withdraw.machine.ts'],
  'tests/model/site/site/site.view.model.test.ts': ['src/machines/money/withdraw/withdraw.machine.ts'],
  'tests/ui/kit/Button.test.tsx': [],
  'tests/ui/kit/Pager.test.tsx': [],
  'tests/support/pay.ts': [],
};
const tree: SourceTree = { files: Object.keys(IMPORTS), importsOf: (path) => IMPORTS[path] ?? [] };
const SMOKE = ['tests/server/seed.test.ts', 'tests/server/serve.test.ts'];

describe('the tests of what has changed', () => {
  it.each([
    [
      'a rule of the server, the tests of its folder and those that import it',
      'server/money/withdraw/approve.ts',
      ['tests/server/money/receipt.test.ts', 'tests/server/money/withdraw.test.ts', ...SMOKE],
    ],
    [
      'the desk, its tests, those of the same name first',
      'server/desk/desk/deskMoneyHandlers.ts',
      ['tests/server/desk/deskMoney.test.ts', 'tests/server/desk/desk.test.ts', ...SMOKE],
    ],
    [
      'an area, none of its other folders',
      'src/machines/money/deposit/deposit.rules.ts',
      ['tests/machines/money/deposit/deposit.rules.test.ts', 'tests/machines/actors.test.ts'],
    ],
    ['a folder, none of a longer name', 'server/agent/line/lines.ts', ['tests/server/line.test.ts', ...SMOKE]],
    [
      'the schema, not all that import it',
      'server/database/schema.ts',
      [
        'tests/server/database.test.ts',
        'tests/server/money/ledger.test.ts',
        'tests/server/desk/desk.test.ts',
        ...SMOKE,
      ],
    ],
    [
      'a folder without a test of its name, what imports it',
      'server/messages/texts.ts',
      ['tests/server/texts.test.ts', ...SMOKE],
    ],
    [
      'a machine, rules, model and actors, and no walk of another flow',
      'src/machines/money/withdraw/withdraw.machine.ts',
      [
        'tests/machines/money/withdraw/withdraw.rules.test.ts',
        'tests/model/money/withdraw/withdraw.model.test.ts',
        'tests/machines/actors.test.ts',
      ],
    ],
    [
      'a shared part, its folder',
      'src/ui/kit/Button.tsx',
      ['tests/ui/kit/Button.test.tsx', 'tests/ui/kit/Pager.test.tsx'],
    ],
    [
      'a part without tests, those of what shows it',
      'src/ui/list/Rows.tsx',
      ['tests/model/money/withdraw/withdraw.model.test.ts'],
    ],
    ['a test, itself', 'tests/server/line.test.ts', ['tests/server/line.test.ts']],
    [
      'a specification, its walks',
      'tests/model/money/withdraw/withdraw.spec.ts',
      ['tests/model/money/withdraw/withdraw.model.test.ts'],
    ],
    [
      'approved screens, the walks beside them',
      'tests/model/money/withdraw/withdraw.screens.txt',
      ['tests/model/money/withdraw/withdraw.model.test.ts'],
    ],
    [
      'a helper, the tests that import it',
      'tests/support/pay.ts',
      ['tests/server/money/withdraw.test.ts', 'tests/server/desk/deskMoney.test.ts'],
    ],
  ])('of %s', (_what, path, tests) => {
    expect(testsOfChanges(tree, [path])).toEqual({ tests, related: [] });
  });

  it('of what no test answers for, are left to whatever imports it', () => {
    expect(testsOfChanges(tree, ['src/main.tsx'])).toEqual({ tests: [], related: ['src/main.tsx'] });
  });

  it('of one file are at most twelve', () => {
    const many = Array.from({ length: 20 }, (_, at) => `tests/server/desk${String.fromCharCode(65 + at)}.test.ts`);
    const { tests } = testsOfChanges({ ...tree, files: [...tree.files, ...many] }, [
      'server/desk/desk/deskMoneyHandlers.ts',
    ]);
    expect(tests).toHaveLength(12 + SMOKE.length);
  });
});

it.each([
  ["import { a } from './b.ts';", ['server/b.ts']],
  ["import {\n  a,\n  b,\n} from '../src/c.ts';", ['src/c.ts']],
  ["export { a } from './b.ts';", ['server/b.ts']],
  ["const a = () => import('./b.ts');", ['server/b.ts']],
  ["import type { A } from './b.ts';", []],
  ["import { a } from 'vitest';", []],
])('reads in %s what is imported', (text, imports) => {
  expect(importsIn('server/a.ts', text)).toEqual(imports);
});
