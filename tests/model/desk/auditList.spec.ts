import { type AuditRow, deskContract } from '../../../src/api/contract/desk.ts';
import { auditListMachine } from '../../../src/machines/desk/auditList.machine.ts';
import { type ListSpec, listFlow } from '../list/listFlow.ts';

const row: AuditRow = {
  id: '22',
  seq: 22,
  at: 1_763_807_400_000,
  operator: 'desk1',
  act: 'featureSwitched',
  subject: 'freeDemo',
  before: { on: true },
  after: { on: false },
  remark: '',
};
const someEntries = { list: [row, { ...row, id: '21', seq: 21, operator: null, remark: 'By rule' }], count: 22 };

export const auditListSpec: ListSpec = {
  machine: auditListMachine,
  endpoint: deskContract.audit,
  some: someEntries,
  none: { list: [], count: 0 },
  range: true,
  search: true,
  request: ({ from, to, search, page, pageSize }) => ({ from, to, search, page, pageSize }),
};
export const auditListFlow = listFlow(auditListSpec);
