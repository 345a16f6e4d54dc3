/** What is used of `ws`, which brings no types. */
declare module 'ws' {
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  export interface Socket {
    readonly bufferedAmount: number;
    send(text: string): void;
    close(code: number, reason?: string): void;
    terminate(): void;
    on(event: 'message', listener: (data: Buffer, isBinary: boolean) => void): void;
    on(event: 'close', listener: () => void): void;
    on(event: 'error', listener: (error: Error & { readonly code?: string }) => void): void;
  }

  export class WebSocketServer {
    constructor(options: { readonly noServer: true; readonly maxPayload: number });
    readonly clients: ReadonlySet<Socket>;
    handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, then: (socket: Socket) => void): void;
  }
}
