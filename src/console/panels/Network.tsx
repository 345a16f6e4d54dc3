import { useState } from 'react';
import type { CallRecord } from '../core/calls/callRecord.ts';
import { rowsOfRecord } from '../core/calls/fieldRows.ts';
import type { Console } from '../core/console.ts';
import { AnyCall } from './calls/AnyCall.tsx';
import { CallDetail } from './calls/CallDetail.tsx';
import { CallFaults } from './calls/CallFaults.tsx';
import { FaultSetsBar } from './calls/FaultSetsBar.tsx';
import { NetworkPanel } from './calls/NetworkPanel.tsx';

interface NetworkProps {
  readonly core: Console;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** All calls, and the selected one in detail. */
export function Network({ core, chosen, onChoose }: NetworkProps) {
  const { tap, clock, calls } = core;
  const records = tap.log.read();
  // presentational: a call found by name
  const [found, find] = useState<string | null>(null);
  const record = records.find(({ seq }) => seq === chosen);
  const call = calls.find(({ id }) => id === found);
  const standing = tap.faults.read();
  return (
    <div className="two">
      <NetworkPanel
        records={records}
        selected={call === undefined ? chosen : null}
        now={clock.now()}
        standing={standing}
        onSelect={(seq) => {
          find(null);
          onChoose(seq);
        }}
        onFaultForAll={(fault) => tap.faults.set(null, 'always', fault)}
      >
        <AnyCall calls={calls} standing={standing} onCall={find} />
        <FaultSetsBar sets={core.faultSets} faults={tap.faults} />
      </NetworkPanel>
      {call !== undefined && (
        <CallFaults
          key={call.id}
          call={call}
          breaks={tap.breaksOf(call.id)}
          standing={standing}
          onStanding={(scope, fault) => tap.faults.set(call.id, scope, fault)}
        />
      )}
      {call === undefined && record !== undefined && <Call core={core} record={record} />}
    </div>
  );
}

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
