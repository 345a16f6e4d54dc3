import { type ReactNode, useState } from 'react';
import type { CallRecord } from '../../core/calls/callRecord.ts';
import { type Fault, faultName, HTTP_ERRORS, isSameFault, SLOW_MS } from '../../core/calls/fault.ts';
import type { StandingFault } from '../../core/calls/faults.ts';
import { verdictText } from '../../core/calls/verdictText.ts';
import { CallRow } from './CallRow.tsx';
import { callerName } from './callerName.ts';
import { spanOf } from './span.ts';

export interface NetworkPanelProps {
  /** Oldest first. */
  readonly records: readonly CallRecord[];
  readonly selected: number | null;
  /** ms of the records' clock. */
  readonly now: number;
  readonly standing: readonly StandingFault[];
  readonly onSelect: (seq: number) => void;
  readonly onFaultForAll: (fault: Fault | null) => void;
  /** Below the bar. */
  readonly children?: ReactNode;
}

/** Page size of the list. */
const PAGE = 200;

const FAULTS_FOR_ALL: readonly Fault[] = [
  { kind: 'hold' },
  ...SLOW_MS.map((ms) => ({ kind: 'slow', ms }) as const),
  { kind: 'offline' },
  { kind: 'drop' },
  ...HTTP_ERRORS.map((status) => ({ kind: 'status', status }) as const),
];

/** All calls, with verdict and duration. */
export function NetworkPanel({
  records,
  selected,
  now,
  standing,
  onSelect,
  onFaultForAll,
  children,
}: NetworkPanelProps) {
  const [filter, setFilter] = useState('');
  const [pages, setPages] = useState(1);
  const found = records.filter((record) => isFound(record, filter));
  const shown = found.slice(-PAGE * pages);
  const older = found.length - shown.length;
  const span = spanOf(shown, now);
  const forAll = standing.find(({ call, scope }) => call === null && scope === 'always')?.fault ?? null;
  // One tab stop; arrow keys move between calls.
  const reachable = shown.some(({ seq }) => seq === selected) ? selected : shown.at(-1)?.seq;

  return (
    <section className="calls-panel" aria-label="Network">
      <div className="calls-bar">
        <input
          type="search"
          className="inp"
          aria-label="Filter calls by path, actor or verdict"
          placeholder="path, actor, verdict"
          value={filter}
          onChange={(event) => setFilter(event.target.value)}
        />
        <span className="dim" role="status">
          {found.length === records.length
            ? callCount(records.length)
            : `${found.length} of ${callCount(records.length)}`}
        </span>
        <label className="r">
          All calls:{' '}
          <select
            value={FAULTS_FOR_ALL.findIndex((fault) => isSameFault(fault, forAll))}
            onChange={(event) => onFaultForAll(FAULTS_FOR_ALL[Number(event.target.value)] ?? null)}
          >
            <option value={-1}>no fault</option>
            {FAULTS_FOR_ALL.map((fault, at) => (
              <option key={faultName(fault)} value={at}>
                {faultName(fault)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {children}
      {older > 0 && (
        <button type="button" className="b q" onClick={() => setPages(pages + 1)}>
          {callCount(older)} earlier: show {Math.min(older, PAGE)} more
        </button>
      )}
      <div className="calls-scroll">
        <table className="calls" aria-label="Calls">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">actor</th>
              <th scope="col">call</th>
              <th scope="col">request</th>
              <th scope="col">status</th>
              <th scope="col">reply</th>
              <th scope="col">time</th>
              <th scope="col">fault</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((record) => (
              <CallRow
                key={record.seq}
                record={record}
                isSelected={record.seq === selected}
                isReachable={record.seq === reachable}
                now={now}
                span={span}
                onSelect={onSelect}
              />
            ))}
          </tbody>
        </table>
        {shown.length === 0 && (
          <p className="say calls-none">{records.length === 0 ? 'No calls yet.' : 'No matching calls.'}</p>
        )}
      </div>
    </section>
  );
}

const callCount = (count: number): string => (count === 1 ? '1 call' : `${count} calls`);

function isFound(record: CallRecord, filter: string): boolean {
  const words = filter.toLowerCase().split(/\s+/);
  const text = [
    ...[record.seq, record.id, record.method, record.path, callerName(record), record.status ?? '', record.state],
    ...[verdictText(record.requestVerdict), verdictText(record.replyVerdict)],
    record.fault ? faultName(record.fault) : '',
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}
