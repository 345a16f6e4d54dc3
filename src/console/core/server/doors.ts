/** What the server says of itself. */
export interface ServerState {
  /** Its system status, in the host's numbers. */
  readonly status: number;
  /** ms since 1970. */
  readonly serverTime: number;
  /** Which database it runs on, in a word. */
  readonly database: string;
  /** The accounts of its seed. */
  readonly accounts: readonly { readonly username: string; readonly note: string }[];
}

/** One message that the server has sent. */
export interface Letter {
  readonly id: string;
  readonly kind: 'sms' | 'email' | 'captcha';
  readonly to: string;
  readonly text: string;
  /** The code in it; null where there is none. */
  readonly code: string | null;
  /** ms since 1970. */
  readonly sentAt: number;
}

/** The doors for QA, as the host opens them. Each rejects where the server does not answer. */
export interface ServerDoors {
  state(): Promise<ServerState>;
  /** Newest first. */
  outbox(): Promise<readonly Letter[]>;
  setStatus(status: number): Promise<void>;
  /** Adds to the server's clock, in ms; 0 returns to the real time. */
  travel(ms: number): Promise<void>;
  /** Opens the site as this account, without a login. */
  openSession(username: string): Promise<void>;
  endSessions(username: string, reason: 'expired' | 'revoked'): Promise<void>;
  /** The database back to its seed, the clock to the real time. */
  reset(): Promise<void>;
}
