import { listEvents } from '../../machines/list/list.events.ts';
import { listFileEvents } from '../../machines/list/listFile.events.ts';
import { statementEvents } from '../../machines/money/statement/statement.events.ts';
import { statementMachine } from '../../machines/money/statement/statement.machine.ts';
import { StatementPage } from '../../ui/money/statement/StatementPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...statementEvents, ...listEvents, ...listFileEvents },
  machine: statementMachine,
  View: StatementPage,
});
