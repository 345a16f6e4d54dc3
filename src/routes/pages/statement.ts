import { listEvents } from '../../machines/list/list.events.ts';
import { statementEvents } from '../../machines/statement/statement.events.ts';
import { wireStatement } from '../../machines/statement/statement.wire.ts';
import { StatementPage } from '../../ui/statement/StatementPage.tsx';
import { pageCode } from '../page.ts';
import { createSaveFile } from '../saveFile.ts';

export const page = pageCode({
  events: { ...statementEvents, ...listEvents },
  machine: () => wireStatement({ saveFile: createSaveFile() }),
  View: StatementPage,
});
