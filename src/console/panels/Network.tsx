import { useMemo } from 'react';
import type { CallRecord } from '../core/calls/callRecord.ts';
import { rowsOfRecord } from '../core/calls/fieldRows.ts';
import type { Console } from '../core/console.ts';
import type { Entry } from '../core/entry.ts';
import type { Recorder } from '../core/recorder.ts';
import { makersOf } from '../core/sequenceCalls.ts';
import { CallDetail } from './calls/CallDetail.tsx';
import { FaultSetsBar } from './calls/FaultSetsBar.tsx';
import { NetworkPanel } from './calls/NetworkPanel.tsx';

interface NetworkProps {
  readonly core: Console;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** All calls, and the selected one in detail. */
export function Network({ core, chosen, onChoose }: NetworkProps) {
  const { tap, clock, recorder } = core;
  const records = tap.log.read();
  const { total } = recorder;
  const makers = useMemo(() => makersOf(lastOf(recorder, total), records), [recorder, total, records]);
  const record = records.find(({ seq }) => seq === chosen);
  return (
    <div className="two">
      <NetworkPanel
        records={records}
        selected={chosen}
        now={clock.now()}
        standing={tap.faults.read()}
        actorOf={({ seq }) => makers.get(seq)?.path.split('/').slice(-2).join('/') ?? null}
        onSelect={onChoose}
        onFaultForAll={(fault) => tap.faults.set(null, 'always', fault)}
      >
        <FaultSetsBar sets={core.faultSets} faults={tap.faults} />
      </NetworkPanel>
      {record !== undefined && <Call core={core} record={record} />}
    </div>
  );
}

/** Number of latest entries searched for the caller of a call. */
const MOST_ENTRIES = 5_000;

const lastOf = (recorder: Recorder, total: number): readonly Entry[] =>
  Array.from({ length: Math.min(MOST_ENTRIES, recorder.size) }, (_, back) => recorder.find(total - back))
    .reverse()
    .filter((entry) => entry !== undefined);

function Call({ core: { tap, calls, shape, clock }, record }: { readonly core: Console; readonly record: CallRecord }) {
  const call = calls.find(({ id }) => id === record.id);
  if (call === undefined) return null;
  return (
    <CallDetail
      record={record}
      {...rowsOfRecord(call, shape, record)}
      refusals={call.refusals}
      breaks={tap.breaksOf(call.id)}
      standing={tap.faults.read()}
      spec={call.spec}
      now={clock.now()}
      editable={tap.editable(record.seq)}
      onSteer={(fault) => tap.steer(record.seq, fault)}
      onStanding={(scope, fault) => tap.faults.set(call.id, scope, fault)}
      onEdit={(text) => tap.edit(record.seq, text)}
    />
  );
}
