import type { CallRecord } from '../core/calls/callRecord.ts';
import { rowsOfRecord } from '../core/calls/fieldRows.ts';
import type { Console } from '../core/console.ts';
import { CallDetail } from './calls/CallDetail.tsx';
import { NetworkPanel } from './calls/NetworkPanel.tsx';

interface NetworkProps {
  readonly core: Console;
  readonly chosen: number | null;
  readonly onChoose: (seq: number) => void;
}

/** Every call of the application, with the chosen one in full beside the list. */
export function Network({ core, chosen, onChoose }: NetworkProps) {
  const { tap, clock } = core;
  const records = tap.log.read();
  const record = records.find(({ seq }) => seq === chosen);
  return (
    <div className="two">
      <NetworkPanel
        records={records}
        selected={chosen}
        now={clock.now()}
        standing={tap.faults.read()}
        onSelect={onChoose}
        onFaultForAll={(fault) => tap.faults.set(null, 'always', fault)}
      />
      {record !== undefined && <Call core={core} record={record} />}
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
