import { useState, useSyncExternalStore } from 'react';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import type { Settings } from '../core/settings.ts';
import type { Store } from '../core/store.ts';
import { Icon } from '../panels/icons.tsx';
import { useConsole } from '../panels/useConsole.ts';
import type { Peer } from '../remote/peer.ts';
import { Asking } from './Asking.tsx';
import { Connect } from './Connect.tsx';
import { PeerView } from './PeerView.tsx';
import { SendOn } from './SendOn.tsx';
import type { Sources } from './sources.ts';

interface WindowViewProps {
  readonly sources: Sources;
  readonly settings: Store<Settings>;
  readonly layouts: ShippedLayouts;
}

const WAYS = {
  tab: 'a tab of this site',
  popup: 'opened this window',
  frame: 'embeds this window',
  socket: 'by WebSocket',
} as const;

/** Console window: application selector and panels. */
export function WindowView({ sources, settings, layouts }: WindowViewProps) {
  useConsole(sources);
  const { theme, hidesMachinery } = useSyncExternalStore(settings.subscribe, settings.read);
  // presentational: open drawer
  const [drawer, showDrawer] = useState<'connect' | 'send' | null>(null);
  const peers = sources.peers();
  const peer = sources.chosen();
  const toggle = (which: 'connect' | 'send') => showDrawer(drawer === which ? null : which);
  return (
    <main className="con window" data-theme={theme} aria-label="Debug console">
      <h1 className="vh">Debug console</h1>
      <header className="bar win-bar">
        <select
          className="b win-src"
          aria-label="Application"
          value={peer?.key ?? ''}
          onChange={({ target }) => sources.choose(target.value)}
        >
          {peers.length === 0 && <option value="">No application connected</option>}
          {peers.map((one) => (
            <option key={one.key} value={one.key}>
              {labelOf(one)}
            </option>
          ))}
        </select>
        {peer !== null && <span className="dim">{wordsFor(peer)}</span>}
        <span className="grow" />
        <button type="button" className="b l" aria-expanded={drawer === 'connect'} onClick={() => toggle('connect')}>
          <Icon name="plus" /> Connect application
        </button>
        <button
          type="button"
          className={hidesMachinery ? 'b l on' : 'b l'}
          aria-pressed={hidesMachinery}
          onClick={() => settings.set({ hidesMachinery: !hidesMachinery })}
        >
          Hide machinery
        </button>
        <button
          type="button"
          className="b l"
          aria-expanded={drawer === 'send'}
          disabled={peer === null}
          onClick={() => toggle('send')}
        >
          <Icon name="message" /> Forward
        </button>
        <button
          type="button"
          className="b q sq"
          aria-label="Toggle theme"
          onClick={() => settings.set({ theme: theme === 'dark' ? 'light' : 'dark' })}
        >
          <Icon name="theme" />
        </button>
        {peer?.steering?.dock && !peer.isGone() && (
          <button type="button" className="b q" data-key="d" onClick={() => backToDock(peer)}>
            Back to dock <kbd className="k">D</kbd>
          </button>
        )}
      </header>
      {sources.asking().map((visitor) => (
        <Asking
          key={visitor.key}
          visitor={visitor}
          onAccept={() => sources.choose(visitor.peers().at(-1)?.key ?? visitor.key)}
        />
      ))}
      {drawer === 'connect' && <Connect relay={sources.relay} />}
      {drawer === 'send' && peer !== null && <SendOn sources={sources} peer={peer} />}
      {peer === null ? (
        <div className="win-none">
          <p className="say">
            {sources.hasSite
              ? 'No application connected. Open the site in another tab of this browser, or connect another application.'
              : 'No application connected. Open one that has the adapter: it appears here once you accept it.'}
          </p>
          {drawer !== 'connect' && <Connect relay={sources.relay} />}
        </div>
      ) : (
        <PeerView key={peer.key} peer={peer} layouts={layouts} hidesMachinery={hidesMachinery} />
      )}
    </main>
  );
}

/** Name and origin; duplicates are numbered. */
const labelOf = (peer: Peer): string => `${peer.name()} · ${peer.origin}${peer.isGone() ? ' · disconnected' : ''}`;

const wordsFor = (peer: Peer): string => {
  const version = peer.version();
  return `${WAYS[peer.way]}${version === null ? '' : `, @statelyai/inspect ${version}`}`;
};

/** Returns the dock to the tab and closes this window. */
function backToDock({ steering }: Peer): void {
  steering?.dock?.();
  close();
}
