import type { KeyboardEvent } from 'react';
import type { CallRecord } from '../../core/calls/callRecord.ts';
import { faultName } from '../../core/calls/fault.ts';
import { callerName } from './callerName.ts';
import { durationText } from './duration.ts';
import { type Span, spanOfCall } from './span.ts';
import { VerdictCell } from './VerdictCell.tsx';

export interface CallRowProps {
  readonly record: CallRecord;
  readonly isSelected: boolean;
  /** Whether it is the tab stop of the list. */
  readonly isReachable: boolean;
  readonly now: number;
  /** Time span of the bar column. */
  readonly span: Span;
  readonly onSelect: (seq: number) => void;
}

/** One call: request, reply, duration. */
export function CallRow({ record, isSelected, isReachable, now, span, onSelect }: CallRowProps) {
  return (
    <tr className={isSelected ? 'sel' : undefined} onClick={() => onSelect(record.seq)}>
      <td>{record.seq}</td>
      <td>{callerName(record)}</td>
      <td className="hi">
        <button
          type="button"
          className="call"
          title={record.path}
          aria-pressed={isSelected}
          tabIndex={isReachable ? 0 : -1}
          onKeyDown={goToNeighbour}
        >
          <span className="m">{record.method}</span> {record.id}
        </button>
      </td>
      <td>
        <VerdictCell verdict={record.requestVerdict} />
      </td>
      <td>{record.status}</td>
      <td>
        <VerdictCell verdict={record.replyVerdict} state={record.state} />
      </td>
      <td>
        <TimeBar record={record} now={now} span={span} />
      </td>
      <td>{record.fault && <span className="tag a">{faultName(record.fault)}</span>}</td>
    </tr>
  );
}

function TimeBar({ record, now, span }: Pick<CallRowProps, 'record' | 'now' | 'span'>) {
  const { from, to } = spanOfCall(record, now);
  const share = (ms: number) => (100 * ms) / (span.to - span.from);
  const isOpen = record.endedAt === null;
  const look = isOpen ? 'h' : record.replyVerdict?.kind === 'wrong' || record.state === 'failed' ? 'x' : '';
  return (
    <div className="wf">
      <svg viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
        <rect className={look} x={share(from - span.from)} y="0" width={Math.max(share(to - from), 0.5)} height="9" />
      </svg>
      <span className={isOpen ? 'acc' : ''}>
        {timeText(record.state)}
        {durationText(to - from)}
      </span>
    </div>
  );
}

/** State of an unfinished or failed call, before its duration. */
const timeText = (state: CallRecord['state']): string => (state === 'done' ? '' : `${state} `);

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function goToNeighbour(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  const buttons = [...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLButtonElement>('button.call') ?? [])];
  const next = buttons[step(buttons.indexOf(event.currentTarget), buttons.length)];
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  next?.click();
}
