import { actText } from '../acts/actText.ts';
import type { CallRecord } from '../calls/callRecord.ts';
import { refusalName } from '../calls/fault.ts';
import { checkText } from '../checks/checks.ts';
import type { Console } from '../console.ts';
import { inputText } from '../inputs/inputText.ts';
import type { PageInput } from '../inputs/pageInput.ts';
import { eventName } from '../words.ts';

/** One line of what happened, in plain words. */
export interface ReportStep {
  /** The last entry of what the line tells. */
  readonly seq: number;
  /** Time of the actor clock, ms. */
  readonly at: number;
  readonly kind: 'did' | 'saw' | 'server' | 'note' | 'check';
  readonly says: string;
}

/** What happened in this session, in plain words and in order. */
export function reportSteps(core: Console): readonly ReportStep[] {
  const { recorder, inputs, notes, checks, tap, clock } = core;
  const did = inputs.read();
  const announced = inputs.announced();
  const page = core.page();
  const first = recorder.at(0);
  const opened =
    page === null || first === undefined
      ? []
      : [
          {
            ...{ seq: first.seq, at: first.at },
            kind: 'did' as const,
            says: `Opened ${page.path}${page.isSignedIn ? ', signed in' : ''}`,
          },
        ];
  const all: readonly ReportStep[] = [
    ...opened,
    ...did.flatMap((input, place) => linesOf(input, did[place + 1]?.seq ?? recorder.total)),
    ...announced.map((says) => ({ seq: recorder.total, at: clock.now(), kind: 'saw' as const, says: saw(says) })),
    ...sentByHand(core),
    ...doneInConsole(core),
    ...tap.log.read().flatMap((call) => serverSaid(call, core)),
    ...notes.list().map(({ seq, at, text }) => ({ seq, at, kind: 'note' as const, says: text || 'Bookmark' })),
    ...checks.list().map((check) => ({
      ...{ seq: check.seq, at: check.at, kind: 'check' as const },
      says: `Check: ${checkText(check)}${check.wrong ? `. Failed: ${check.wrong}` : check.wrong === '' ? '. Passed' : ''}`,
    })),
  ];
  return all.toSorted((one, other) => one.at - other.at || ORDER[one.kind] - ORDER[other.kind]);
}

const ORDER = { did: 0, server: 1, saw: 2, note: 3, check: 4 } as const;

/** An input, after what the page had announced before it; its moment is right before the next one. */
function linesOf(input: PageInput, end: number): readonly ReportStep[] {
  const heard = input.says.map((says) => ({ seq: input.seq, at: input.at - 1, kind: 'saw' as const, says: saw(says) }));
  return [...heard, { seq: end, at: input.at, kind: 'did', says: inputText(input) }];
}

const saw = (says: string): string => `The page said: “${says}”`;

/** Events that were sent from the console. */
const sentByHand = ({ recorder, sent }: Console): readonly ReportStep[] =>
  sent().flatMap((seq): readonly ReportStep[] => {
    const entry = recorder.find(seq);
    if (entry?.kind !== 'event') return [];
    const says = `Sent ${eventName(entry.event)} to ${entry.actor.id} from the console`;
    return [{ seq, at: entry.at, kind: 'did', says }];
  });

/** What else was done in the console; its moment is right before what followed. */
const doneInConsole = ({ acts }: Console): readonly ReportStep[] =>
  acts.read().flatMap((act): readonly ReportStep[] => {
    if (act.kind === 'sent') return [];
    return [{ seq: act.seq, at: act.at, kind: 'did', says: actText(act) }];
  });

/** A reply and what followed from it come at the same time, ms. */
const SAME_MS = 100;

/** What the server refused or failed at. */
function serverSaid(call: CallRecord, { recorder }: Console): readonly ReportStep[] {
  const at = call.endedAt ?? call.arrivedAt ?? call.startedAt;
  const says = troubleIn(call);
  if (says === null) return [];
  const made = call.fault === null ? '' : ' (fault set in the console)';
  return [{ seq: lastUntil(recorder, at + SAME_MS), at, kind: 'server', says: `${says}${made}` }];
}

function troubleIn({ id, replyVerdict, status, state }: CallRecord): string | null {
  if (replyVerdict?.kind === 'refused') return `The server refused ${id}: ${refusalName(replyVerdict.code)}`;
  if (state === 'failed') return `The server did not answer ${id}`;
  if (status !== null && status >= 400) return `The server answered ${id} with HTTP ${status}`;
  if (replyVerdict?.kind === 'wrong') return `The server answered ${id} with an invalid reply`;
  return null;
}

/** The last entry until a time. */
function lastUntil({ total, size, find }: Console['recorder'], at: number): number {
  for (let seq = total; seq > total - size; seq -= 1) if ((find(seq)?.at ?? 0) <= at) return seq;
  return total;
}
