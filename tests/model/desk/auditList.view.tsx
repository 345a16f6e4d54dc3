import { AuditLog } from '../../../src/ui/desk/AuditLog.tsx';
import { listView } from '../list/listView.tsx';
import { auditListSpec } from './auditList.spec.ts';

export const auditListView = listView(auditListSpec, {
  view: (actor) => <AuditLog actor={actor} />,
  searchLabel: 'Operator, subject or remark',
  rows: [
    'desk122/11/2025 18:30:00Feature switchedfreeDemoOn: On → Off22',
    'unknown user22/11/2025 18:30:00Feature switchedfreeDemoOn: On → Off“By rule”21',
  ],
  emptyTitle: 'No entries',
  failedTitle: 'The audit log could not be loaded',
});
