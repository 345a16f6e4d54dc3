import { Icon } from '../panels/icons.tsx';
import { Timeline } from '../panels/Timeline.tsx';
import { Transport } from '../panels/Transport.tsx';
import type { Peer } from '../remote/peer.ts';

interface SteerProps {
  readonly peer: Peer;
  readonly onLook: (seq: number) => void;
}

/** Controls of an application, or a note that it is read-only. */
export function Steer({ peer, onLook }: SteerProps) {
  const { steering, recorder, clock } = peer;
  if (steering === null) {
    return (
      <p className="win-cant say">
        <b>Read-only.</b> The protocol of this application does not allow control.
      </p>
    );
  }
  const [timer] = peer.timers();
  const looking = steering.looking();
  return (
    <>
      {steering.isPaused() && (
        <p className="win-sign" role="status">
          <Icon name="pause" />{' '}
          {looking === null
            ? `Site paused at #${recorder.total}. Clicks are held, not lost.`
            : `The tab shows the site as of #${looking}. Clicks there have no effect.`}
        </p>
      )}
      <div className="bar" role="toolbar" aria-label="Transport">
        <Transport
          isPaused={steering.isPaused()}
          speed={steering.speed()}
          held={steering.held()}
          nextTimer={timer === undefined ? null : timer.dueAt - clock.now()}
          onRun={() => steering.run()}
          onPause={steering.pause}
          onStep={steering.step}
          onSpeed={steering.run}
          onNextTimer={steering.nextTimer}
          onJump={steering.jump}
        />
      </div>
      <Timeline recorder={recorder} looking={looking} onLook={onLook} onLive={steering.live} />
    </>
  );
}
