import { useEffect } from 'react';
import type { ServerSteering } from '../core/server/serverView.ts';
import { ServerPanel, type ServerPanelProps } from './server/ServerPanel.tsx';

interface ServerProps {
  readonly server: ServerSteering;
  readonly statuses: ServerPanelProps['statuses'];
  /** Lets time pass in the page too, ms. */
  readonly onJump: (ms: number) => void;
}

/** The server: asked when this panel is opened, and after each thing done to it. */
export function Server({ server, statuses, onJump }: ServerProps) {
  useEffect(() => void server.refresh(), [server]);
  return (
    <ServerPanel
      view={server.read()}
      statuses={statuses}
      onTravel={(ms) => {
        void server.travel(ms);
        onJump(ms);
      }}
      onStatus={(status) => void server.setStatus(status)}
      onRefresh={() => void server.refresh()}
      onOpenSession={(username) => void server.openSession(username)}
      onEndSessions={(username, reason) => void server.endSessions(username, reason)}
      onReset={() => void server.reset()}
      onCopy={(code) => void navigator.clipboard.writeText(code)}
    />
  );
}
