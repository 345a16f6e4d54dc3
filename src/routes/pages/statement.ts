import { wireStatement } from '../../machines/statement/statement.wire.ts';
import { StatementPage } from '../../ui/statement/StatementPage.tsx';
import { definePage } from '../page.ts';
import { createSaveFile } from '../saveFile.ts';

export const page = definePage<ReturnType<typeof wireStatement>>((deps) => ({
  logic: wireStatement({ ...deps, saveFile: createSaveFile() }),
  View: StatementPage,
}));
