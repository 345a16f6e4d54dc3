import type { Reading } from '../core/viewed.ts';
import { createTeller, type ToldMessage } from './tell.ts';
import { CONNECTED, DISCONNECTED } from './wire.ts';

/** Where an application is being sent to. */
export interface Sending {
  /** Where to, for people. */
  readonly to: string;
  readonly isConnected: () => boolean;
  /** How many messages have gone out. */
  readonly sent: () => number;
  readonly stop: () => void;
}

interface Line {
  readonly to: string;
  readonly post: (message: ToldMessage) => void;
  /** Hears each time that a receiver says that it listens; returns how to stop. */
  readonly onConnected: (connected: () => void) => () => void;
  readonly close: () => void;
}

/** Sends on what a recorder keeps, all of it each time that a receiver says that it listens, and what comes after. */
function sendOn(recorder: Reading, { to, post, onConnected, close }: Line, onChange: () => void): Sending {
  let teller: ReturnType<typeof createTeller> | null = null;
  let sent = 0;
  const flush = (): void => {
    if (teller === null) return;
    while (teller.isBehind()) {
      for (const message of teller.next()) {
        post(message);
        sent += 1;
      }
    }
    onChange();
  };
  const stopHearing = recorder.subscribe(flush);
  const stopConnecting = onConnected(() => {
    teller = createTeller(recorder);
    flush();
  });
  return {
    to,
    isConnected: () => teller !== null,
    sent: () => sent,
    stop: () => {
      stopHearing();
      stopConnecting();
      close();
      onChange();
    },
  };
}

/**
 * Sends on to a page in a popup or a frame. It goes to that page's own origin and nowhere else, whoever may be in its
 * place by then. @throws TypeError where `address` is none.
 */
export function sendToPage(
  recorder: Reading,
  page: () => Window | null,
  address: string,
  onChange: () => void,
): Sending {
  const { origin, href } = new URL(address);
  const post = (message: ToldMessage): void => page()?.postMessage(message, origin);
  const onConnected = (connected: () => void): (() => void) => {
    const hear = ({ source, origin: from, data }: MessageEvent<{ readonly type?: unknown } | null>): void => {
      if (source !== null && source === page() && from === origin && data?.type === CONNECTED) connected();
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  };
  return sendOn(recorder, { to: href, post, onConnected, close: () => post({ type: DISCONNECTED }) }, onChange);
}

/** Sends on through the relay at this address, to every receiver that listens there. */
export function sendToSocket(recorder: Reading, url: string, to: string, onChange: () => void): Sending {
  const socket = new WebSocket(url);
  const post = (message: ToldMessage): void => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const onConnected = (connected: () => void): (() => void) => {
    socket.onmessage = connected;
    socket.onopen = connected;
    return () => {
      socket.onmessage = null;
      socket.onopen = null;
    };
  };
  return sendOn(recorder, { to, post, onConnected, close: () => socket.close() }, onChange);
}
