import { pointingOf } from '../../core/checks/pointingOf.ts';
import type { Console } from '../../core/console.ts';
import { momentOf } from '../../core/notes/momentOf.ts';
import { openReport, reportOf } from '../../core/report/reportOf.ts';
import { dayText, timeText } from '../clockText.ts';
import { saveFile } from '../coverage/saveFile.ts';
import type { PanelOptions } from '../panelOptions.ts';

/** What a tester adds to the session: a report, bookmarks and checks. */
export function marksOf(core: Console, { timeZone }: PanelOptions, show: (panel: string) => void) {
  const actor = reportOf(core, {
    saveFile,
    copy: (text) => navigator.clipboard.writeText(text),
    timeText: (at) => timeText(at, timeZone),
    dayText: (at) => dayText(at, timeZone),
  });
  return {
    actor,
    report: () => openReport(core, actor),
    bookmark: () => {
      const moment = momentOf(core);
      if (!core.notes.list().some(({ seq }) => seq === moment.seq)) core.notes.put({ ...moment, text: '' });
      show('Notes');
    },
    point: () => {
      show('Notes');
      pointingOf(core).send({ type: 'check.point' });
    },
  };
}
