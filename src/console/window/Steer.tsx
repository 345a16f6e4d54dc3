import { rootsOf } from '../core/roots.ts';
import { upcoming } from '../core/upcoming.ts';
import { timeText } from '../panels/clockText.ts';
import { Icon } from '../panels/icons.tsx';
import { Timeline } from '../panels/Timeline.tsx';
import { Transport } from '../panels/Transport.tsx';
import type { Peer } from '../remote/peer.ts';

/** A window does not see the calls of a tab. */
const NO_CALLS = [] as const;

interface SteerProps {
  readonly peer: Peer;
  /** The application at the moment shown. */
  readonly seen: Peer;
  readonly hidesMachinery: boolean;
  readonly onLook: (seq: number) => void;
}

/** Controls of an application, or a note that it is read-only. */
export function Steer({ peer, seen, hidesMachinery, onLook }: SteerProps) {
  const { steering, recorder } = peer;
  if (steering === null) {
    return (
      <p className="win-cant say">
        <b>Read-only.</b> The protocol of this application does not allow control. Connect application shows the adapter
        that does.
      </p>
    );
  }
  const [timer] = upcoming(seen, rootsOf(peer), hidesMachinery);
  const looking = steering.looking();
  return (
    <>
      {steering.isPaused() && (
        <p className="win-sign" role="status">
          <Icon name="pause" />{' '}
          {looking === null
            ? `${peer.way === 'tab' ? 'Site' : 'Application'} paused at #${recorder.total}. Clicks are held, not lost.`
            : `${peer.way === 'tab' ? 'The tab shows the site' : 'It shows itself'} as of #${looking}. Clicks there have no effect.`}
        </p>
      )}
      <div className="bar" role="toolbar" aria-label="Transport">
        <Transport
          hasClock={steering.hasClock()}
          isPaused={steering.isPaused()}
          isBack={looking !== null}
          speed={steering.speed()}
          held={steering.held()}
          nextTimer={timer === undefined ? null : timer.dueAt - seen.clock.now()}
          onRun={() => steering.run()}
          onLive={steering.live}
          onPause={steering.pause}
          onStep={steering.step}
          onSpeed={steering.run}
          onNextTimer={() => timer !== undefined && steering.jump(Math.max(0, timer.dueAt - seen.clock.now()))}
          onJump={steering.jump}
        />
      </div>
      <Timeline
        looking={looking}
        onLook={onLook}
        hidesMachinery={hidesMachinery}
        timeText={timeText}
        core={peer}
        seen={seen}
        calls={NO_CALLS}
        held={steering.held()}
        onLive={steering.live}
      />
    </>
  );
}
