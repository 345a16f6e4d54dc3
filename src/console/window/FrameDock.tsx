import type { ReactNode } from 'react';
import type { ShippedLayouts } from '../chart/shippedLayouts.ts';
import type { Settings } from '../core/settings.ts';
import { ResizeHandle } from '../panels/ResizeHandle.tsx';
import type { Peer } from '../remote/peer.ts';
import { PeerView } from './PeerView.tsx';

interface FrameDockProps {
  readonly peer: Peer;
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
  readonly layouts: ShippedLayouts;
  /** What chooses the application. */
  readonly top: ReactNode;
}

/** The dock with an application in a frame of the page. */
export function FrameDock({ peer, settings, onSettings, layouts, top }: FrameDockProps) {
  const { side, size, theme, hidesMachinery } = settings;
  return (
    <aside
      className={`con ${side}`}
      data-theme={theme}
      aria-label="Debug console"
      style={side === 'bottom' ? { height: size } : { width: size }}
    >
      <ResizeHandle side={side} size={size} onSize={(next) => onSettings({ size: next })} />
      {top}
      <PeerView key={peer.key} peer={peer} layouts={layouts} hidesMachinery={hidesMachinery} />
    </aside>
  );
}
