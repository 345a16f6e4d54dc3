import { deskContract } from '../../../api/contract/desk/desk.ts';
import { createListMachine } from '../../list/list.machine.ts';

/** The audit log, by date and by operator, subject or remark. */
export const auditListMachine = createListMachine({
  id: 'auditList',
  endpoint: deskContract.audit,
  filters: {},
  span: 'days30',
  search: true,
  pageSize: '20',
  request: ({ range, search, page, pageSize }) => ({ ...range, search, page, pageSize }),
});
