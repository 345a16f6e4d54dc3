import type { Frames } from '../inspect/watchFrames.ts';
import { Asking } from './Asking.tsx';

interface FrameSwitchProps {
  readonly frames: Pick<Frames, 'peers' | 'asking'>;
  /** Key of the shown application; null for the page itself. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** What the dock shows: the page, or an application in a frame of it. */
export function FrameSwitch({ frames, chosen, onChoose }: FrameSwitchProps) {
  const peers = frames.peers();
  return (
    <>
      {frames.asking().map((visitor) => (
        <Asking key={visitor.key} visitor={visitor} onAccept={() => {}} />
      ))}
      {peers.length > 0 && (
        <label className="frames">
          <span className="cap">Application</span>
          <select
            className="b win-src"
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          >
            <option value="">This page</option>
            {peers.map((peer) => (
              <option key={peer.key} value={peer.key}>
                {`${peer.name()} · ${peer.origin}${peer.isGone() ? ' · disconnected' : ''}`}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
