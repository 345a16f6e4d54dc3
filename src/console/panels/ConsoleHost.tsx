import { Component, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { Console } from '../core/console.ts';
import type { Settings } from '../core/settings.ts';
import type { Store } from '../core/store.ts';
import type { Frames } from '../inspect/watchFrames.ts';
import type { Peer } from '../remote/peer.ts';
import { FrameDock } from '../window/FrameDock.tsx';
import { FrameSwitch } from '../window/FrameSwitch.tsx';
import { BranchNotice } from './BranchNotice.tsx';
import { ConsoleView } from './ConsoleView.tsx';
import { Lost } from './Lost.tsx';
import type { PanelOptions } from './panelOptions.ts';
import { useConsole } from './useConsole.ts';

interface ConsoleHostProps {
  readonly core: Console;
  readonly settings: Store<Settings>;
  readonly drawn: PanelOptions;
  /** Held events lost with the previous page. */
  readonly lost: readonly string[];
}

/** The console, or the button that opens it. */
export function ConsoleHost({ core, settings, drawn, lost }: ConsoleHostProps) {
  const read = useSyncExternalStore(settings.subscribe, settings.read);
  const { frames = NO_FRAMES } = drawn;
  useConsole(frames);
  // presentational: what is shown
  const [chosen, choose] = useState<string | null>(null);
  const peer = peerFor(chosen, frames);
  const top = <FrameSwitch frames={frames} chosen={peer?.key ?? null} onChoose={choose} />;
  return (
    <>
      {read.isOpen && !read.isAway ? (
        <Guard onFailure={() => core.detach()} theme={read.theme}>
          {peer === null ? (
            <ConsoleView core={core} drawn={drawn} top={top} settings={read} onSettings={settings.set} />
          ) : (
            <FrameDock peer={peer} top={top} settings={read} onSettings={settings.set} layouts={drawn.layouts} />
          )}
        </Guard>
      ) : (
        <button
          type="button"
          className="opener"
          data-theme={read.theme}
          title={read.isAway ? 'The console is in a separate window (Ctrl .)' : 'Open the debug console (Ctrl .)'}
          onClick={() => settings.set({ isOpen: true, isAway: false })}
        >
          {read.isAway ? 'Dock console' : 'Console'}
        </button>
      )}
      {drawn.branch !== undefined && <BranchNotice branch={drawn.branch} theme={read.theme} />}
      <Lost lost={lost} theme={read.theme} />
    </>
  );
}

const NO_FRAMES: Pick<Frames, 'peers' | 'asking' | 'subscribe'> = {
  peers: () => [],
  asking: () => [],
  subscribe: () => () => {},
};

/** The chosen application; one that was loaded again is another, and stands in its place. */
function peerFor(key: string | null, frames: Pick<Frames, 'peers'>): Peer | null {
  const peers = frames.peers();
  const asked = peers.find((peer) => peer.key === key);
  if (asked === undefined || !asked.isGone()) return asked ?? null;
  return peers.findLast((peer) => peer.origin === asked.origin && !peer.isGone()) ?? asked;
}

interface GuardProps {
  readonly children: ReactNode;
  readonly theme: Settings['theme'];
  readonly onFailure: () => void;
}

/** Error boundary: an error of the console closes it and releases the site. */
class Guard extends Component<GuardProps, { readonly failure: string | null }> {
  override state = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    if (this.state.failure === null) return this.props.children;
    return (
      <p className="opener" role="alert" data-theme={this.props.theme}>
        The console failed and released the site: {this.state.failure}. Reload the page to reopen it.
      </p>
    );
  }
}
