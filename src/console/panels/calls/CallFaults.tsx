import type { WatchedCall } from '../../core/calls/watchedCall.ts';
import { FaultChooser, type FaultChooserProps } from './FaultChooser.tsx';

interface CallFaultsProps extends Pick<FaultChooserProps, 'breaks' | 'standing' | 'onStanding'> {
  readonly call: WatchedCall;
}

/** Faults of a call that need not have been made. */
export const CallFaults = ({ call, ...rest }: CallFaultsProps) => (
  <section className="call-detail" aria-label="Call">
    <div className="cl">
      <h2>
        {call.method} {call.id}
      </h2>
      <p className="dim el" title={call.spec}>
        {call.path} · {call.spec}
      </p>
    </div>
    <FaultChooser call={call.id} reply={null} refusals={call.refusals} {...rest} />
  </section>
);
