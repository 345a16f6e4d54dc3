/** What is used of `ws`, which brings no types. */
declare module 'ws' {
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  export interface Socket {
    readonly bufferedAmount: number;
    readonly readyState: number;
    send(text: string): void;
    close(code: number, reason?: string): void;
    terminate(): void;
    ping(): void;
    on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
    on(event: 'pong', listener: () => void): void;
    on(event: 'close', listener: () => void): void;
    on(event: 'error', listener: (error: Error & { readonly code?: string }) => void): void;
  }

  /** A client. */
  export class WebSocket {
    constructor(address: string, options: { readonly headers: Readonly<Record<string, string>> });
    readonly readyState: number;
    send(text: string): void;
    terminate(): void;
    once(event: 'open', listener: () => void): void;
    once(event: 'close', listener: (code: number) => void): void;
    once(event: 'error', listener: (error: Error) => void): void;
    on(event: 'message', listener: (data: Buffer) => void): void;
  }

  export class WebSocketServer {
    constructor(options: { readonly noServer: true; readonly maxPayload: number });
    readonly clients: ReadonlySet<Socket>;
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, then: (socket: Socket) => void): void;
  }
}
