// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { deskContract } from '../../../../src/api/contract/desk/desk.ts';
import { auditListMachine } from '../../../../src/machines/desk/desk/auditList.machine.ts';
import { AuditLog } from '../../../../src/ui/desk/desk/AuditLog.tsx';
import { dayStart, listContract, searchFor } from '../../list/listContract.tsx';
import { press } from '../../onScreen.tsx';

const row = {
  ...{ id: '22', seq: 22, at: Date.UTC(2026, 10, 22, 10, 30, 5), operator: 'desk1', act: 'featureSwitched' },
  ...{ subject: 'freeDemo', before: { on: true }, after: { on: false }, remark: '' },
};

describe('the audit log', () => {
  it.each(
    listContract({
      machine: auditListMachine,
      endpoint: deskContract.audit,
      view: (actor) => <AuditLog actor={actor} />,
      first: { from: dayStart(10, 24), to: dayStart(11, 23), search: '', page: 1, pageSize: '20' },
      changes: [
        [() => searchFor('Operator, subject or remark', ' desk1 '), { search: 'desk1' }],
        [() => press('Last 7 days'), { from: dayStart(11, 16) }],
      ],
      some: {
        list: [row, { ...row, id: '21', seq: 21, operator: null, remark: 'By rule', at: row.at - 60_000 }],
        count: 22,
      },
      none: { list: [], count: 0 },
      rows: [
        'desk1 | 22/11/2026 18:30:05 | Feature switched | freeDemo | On: On → Off | 22',
        'unknown user | 22/11/2026 18:29:05 | Feature switched | freeDemo | On: On → Off | “By rule” | 21',
      ],
      empty: ['No entries', 'Choose other dates or another search to see more.'],
      failed: 'The audit log could not be loaded',
    }),
  )('%s', (_title, run) => run());
});
