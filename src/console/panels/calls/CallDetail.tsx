import { useRef, useState } from 'react';
import type { CallRecord } from '../../core/calls/callRecord.ts';
import { type Fault, faultName } from '../../core/calls/fault.ts';
import type { StandingFault } from '../../core/calls/faults.ts';
import type { FieldRow } from '../../core/calls/fieldRows.ts';
import { durationText } from './duration.ts';
import { FaultChooser } from './FaultChooser.tsx';
import { FieldList } from './FieldList.tsx';
import { Mark } from './Mark.tsx';
import { ReplyEditor } from './ReplyEditor.tsx';

export interface CallDetailProps {
  readonly record: CallRecord;
  readonly requestRows: readonly FieldRow[];
  readonly replyRows: readonly FieldRow[];
  /** All refusal codes of this call. */
  readonly refusals: readonly string[];
  /** Names of all broken replies. */
  readonly breaks: readonly string[];
  readonly standing: readonly StandingFault[];
  /** Source in the specification. */
  readonly spec: string;
  /** ms of the records' clock. */
  readonly now: number;
  /** The held reply as JSON; null if not editable. */
  readonly editable: string | null;
  /** Fault of this reply; null releases it. */
  readonly onSteer: (fault: Fault | null) => void;
  readonly onStanding: (scope: StandingFault['scope'], fault: Fault | null) => void;
  readonly onEdit: (text: string) => void;
}

const DELAY_MS = 3000;

/** One call: fields, actions on a held reply, faults. */
export function CallDetail({
  record,
  requestRows,
  replyRows,
  now,
  editable,
  onSteer,
  onEdit,
  ...rest
}: CallDetailProps) {
  const [edited, setEdited] = useState<number | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const isKept = record.state === 'held' || record.state === 'slowed';
  const isEditing = edited === record.seq;
  /** Keeps the focus when the pressed button disappears. */
  const settle = (task: () => void) => () => {
    task();
    setEdited(null);
    head.current?.focus();
  };

  return (
    <section className="call-detail" aria-label="Call">
      <div className="cl">
        <h2 ref={head} tabIndex={-1}>
          {record.method} {record.id}
          <StateTag record={record} now={now} />
        </h2>
        <p className="dim el" title={rest.spec}>
          #{record.seq} · {record.path} · {rest.spec}
        </p>
        <p className="say">{sayingOf(record)}</p>
        {isKept && !isEditing && (
          <fieldset className="btns" aria-label="This reply">
            <button type="button" className="b go" onClick={settle(() => onSteer(null))}>
              <Mark of="release" />
              Release
            </button>
            <button type="button" className="b" disabled={editable === null} onClick={() => setEdited(record.seq)}>
              Edit reply
            </button>
            <button type="button" className="b l" onClick={settle(() => onSteer({ kind: 'slow', ms: DELAY_MS }))}>
              Delay {DELAY_MS / 1000} s
            </button>
            <button type="button" className="b l" onClick={settle(() => onSteer({ kind: 'drop' }))}>
              Drop
            </button>
          </fieldset>
        )}
        {isKept && isEditing && editable !== null && (
          <ReplyEditor
            key={record.seq}
            text={editable}
            onSend={(text, isKept) =>
              settle(() => {
                onEdit(text);
                if (isKept) rest.onStanding('always', { kind: 'answer', text });
              })()
            }
            onCancel={settle(() => {})}
          />
        )}
      </div>
      <FieldList name="Request" rows={requestRows} verdict={record.requestVerdict} />
      {record.replyVerdict !== null && <FieldList name="Reply" rows={replyRows} verdict={record.replyVerdict} />}
      <FaultChooser key={record.seq} call={record.id} reply={record} onSteer={onSteer} {...rest} />
    </section>
  );
}

function StateTag({ record, now }: Pick<CallDetailProps, 'record' | 'now'>) {
  const since = record.arrivedAt ?? record.startedAt;
  const took = durationText(
    Math.max((record.endedAt ?? now) - (record.endedAt === null ? since : record.startedAt), 0),
  );
  const look = record.endedAt === null ? 'tag a r' : record.state === 'done' ? 'tag r' : 'tag x r';
  return (
    <span className={look}>
      {record.status === null ? '' : `${record.status} · `}
      {record.state} {took}
      {record.from === undefined ? '' : ` · from the ${record.from}`}
    </span>
  );
}

function sayingOf({ state, fault }: CallRecord): string {
  switch (state) {
    case 'waiting':
      if (fault?.kind === 'drop') return 'Reply dropped. The site waits until it times out.';
      return 'Waiting for the server.';
    case 'held':
      return 'Reply received, not yet delivered to the site.';
    case 'slowed':
      return 'Reply received, delivered after the delay.';
    case 'done':
      return fault === null ? 'Reply delivered.' : `Reply delivered: ${faultName(fault)}.`;
    case 'failed':
      return 'No reply. The site received a network error.';
    case 'aborted':
      return 'Aborted by the site before a reply.';
  }
}
