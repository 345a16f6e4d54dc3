import { useEffect } from 'react';
import type { ServerSteering } from '../core/server/serverView.ts';
import { ServerPanel, type ServerPanelProps } from './server/ServerPanel.tsx';
import { useWhileSeen } from './server/useWhileSeen.ts';

interface ServerProps {
  readonly server: ServerSteering;
  readonly statuses: ServerPanelProps['statuses'];
  readonly calls: ServerPanelProps['calls'];
  /** Advances time in the page too, ms. */
  readonly onJump: (ms: number) => void;
}

/** Refresh interval of the outbox, ms. */
const OUTBOX_MS = 2_000;

/** Server panel: loads on opening and after each change. */
export function Server({ server, statuses, calls, onJump }: ServerProps) {
  useEffect(() => void server.refresh(), [server]);
  useWhileSeen(server.refreshOutbox, OUTBOX_MS);
  return (
    <ServerPanel
      view={server.read()}
      statuses={statuses}
      calls={calls}
      onTravel={(ms) => {
        void server.travel(ms);
        onJump(ms);
      }}
      onStatus={(status) => void server.setStatus(status)}
      onFeature={(name, isOn) => void server.setFeature(name, isOn)}
      onForm={(change) => void server.setForm(change)}
      onFault={(fault) => void server.putFault(fault)}
      onClearFault={(call) => void server.clearFault(call)}
      onRefresh={() => void server.refresh()}
      onOpenSession={(username) => void server.openSession(username)}
      onEndSessions={(username, reason) => void server.endSessions(username, reason)}
      onReset={() => void server.reset()}
      onCopy={(code) => void navigator.clipboard.writeText(code)}
    />
  );
}
