import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { linkTo } from '../capsule/link.ts';
import type { Console } from '../console.ts';
import { momentOf } from '../notes/momentOf.ts';
import { environmentOf, fileNameOf, type Picture } from './bugReport.ts';
import { type DeliverInput, reportMachine } from './report.machine.ts';
import { type ReportStep, reportSteps } from './reportSteps.ts';
import { takeScreens } from './takeScreens.ts';
import { toMarkdown } from './toMarkdown.ts';
import { toReportPage } from './toReportPage.ts';

/** What a report needs beyond the session. */
interface ReportDeps {
  readonly saveFile: (name: string, text: string, type: string) => void;
  readonly copy: (text: string) => Promise<void>;
  /** Formats a time of day, and a day with its time, in the zone of the site. */
  readonly timeText: (at: number) => string;
  readonly dayText: (at: number) => string;
}

export type ReportActor = ActorRefFrom<typeof reportMachine>;
const known = new WeakMap<Console, ReportActor>();

/** The report of a session: there is one, which keeps its draft while the dock is closed. */
export function reportOf(core: Console, deps: ReportDeps): ReportActor {
  const found = known.get(core);
  if (found !== undefined) return found;
  const deliver = fromPromise<string, DeliverInput>(({ input }) => delivered(core, deps, input));
  const actor = createActor(reportMachine.provide({ actors: { deliver } })).start();
  known.set(core, actor);
  return actor;
}

/** Opens the dialog with the session up to now. */
export function openReport(core: Console, actor: ReportActor): void {
  const steps = reportSteps(core);
  actor.send({ type: 'report.open', steps, pictured: proposed(steps) });
}

/** Pictures that nobody asked for yet: what went wrong, what somebody marked, and how it ended. */
const MOST_PROPOSED = 6;

function proposed(steps: readonly ReportStep[]): readonly number[] {
  const telling = steps.filter(({ kind }, at) => kind !== 'did' || at === steps.length - 1).map(({ seq }) => seq);
  return [...new Set(telling)].slice(-MOST_PROPOSED).toSorted((one, other) => one - other);
}

/** The moment on the screens, as a step of its own. */
export function momentStep(core: Console): ReportStep {
  const moment = momentOf(core);
  return { ...moment, kind: 'note', says: `Moment #${moment.seq}` };
}

async function delivered(core: Console, deps: ReportDeps, input: DeliverInput): Promise<string> {
  const { as, steps, pictured, ...written } = input;
  const { timeText, dayText, saveFile, copy } = deps;
  const capsule = core.capsule();
  const page = core.page();
  const link = page === null ? null : await linkTo(capsule, page.origin + page.path).catch(() => null);
  const report = { ...written, steps, environment: environmentOf(page, dayText(core.clock.now())), link };
  if (as === 'link') {
    if (link === null) throw new Error('Too large for a link. Save the report as a file.');
    await copy(link);
    return 'Link copied. It opens the recording in the site, and checks compatibility first.';
  }
  if (as === 'markdown') {
    await copy(toMarkdown(report));
    return 'Markdown copied. Attach the saved file to the issue.';
  }
  const screens = await takeScreens(core, pictured, document);
  const pictures = screens.map((screen): Picture => ({ ...screen, says: sayingAt(steps, screen.seq) }));
  const file = fileNameOf(written);
  saveFile(file, toReportPage({ ...report, pictures, recording: JSON.stringify(capsule) }, timeText), 'text/html');
  return `${file} saved, with ${pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`} and the recording.`;
}

/** The last thing that the steps say of a moment. */
const sayingAt = (steps: readonly ReportStep[], seq: number): string =>
  steps.findLast((step) => step.seq === seq)?.says ?? `Moment #${seq}`;
