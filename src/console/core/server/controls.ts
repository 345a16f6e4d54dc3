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
  /** What it offers to everybody. */
  readonly features: Readonly<Record<string, boolean>>;
  /** The fields of the registration form, in its order; those that have no place in it come last. */
  readonly form: readonly FormRule[];
  /** What a new account is given, in 1/10,000 of the currency. */
  readonly bonus: number;
}

/** One message that the server has sent. */
export interface OutboxMessage {
  readonly id: string;
  readonly kind: 'sms' | 'email' | 'captcha';
  readonly to: string;
  readonly text: string;
  /** The code in it; null where there is none. */
  readonly code: string | null;
  /** ms since 1970. */
  readonly sentAt: number;
}

/** One field of the registration form. */
export interface FormRule {
  readonly name: string;
  readonly enabled: boolean;
  readonly required: boolean;
}

/** What is to change about the registration; what is left out stays as it is. */
export interface FormChange {
  readonly rule?: FormRule;
  /** Names of fields. */
  readonly order?: readonly string[];
  /** In 1/10,000 of the currency. */
  readonly bonus?: number;
}

/** How the server can be made to fail, by itself and not by the console in the page. */
export const SERVER_FAULTS = ['refuse', 'slow', 'hang', 'drop', 'http-500', 'outside-schema', 'not-json'] as const;

/** What the next calls of a kind meet at the server. */
export interface ServerFault {
  /** The id of the call. */
  readonly call: string;
  readonly fault: (typeof SERVER_FAULTS)[number];
  /** What `refuse` says. */
  readonly code?: string;
  /** How long `slow` and `hang` take, ms; as the server has it where left out. */
  readonly delayMs?: number;
  /** Number of calls that meet it; the server counts down. */
  readonly times: number;
}

/** The doors for QA, as the host opens them. Each rejects where the server does not answer. */
export interface ServerControls {
  state(): Promise<ServerState>;
  /** Newest first. */
  outbox(): Promise<readonly OutboxMessage[]>;
  setStatus(status: number): Promise<void>;
  setFeature(name: string, isOn: boolean): Promise<void>;
  setForm(change: FormChange): Promise<void>;
  putFault(fault: ServerFault): Promise<void>;
  /** Takes away what was put on a call. */
  clearFault(call: string): Promise<void>;
  /** Adds to the server's clock, in ms; 0 returns to the real time. */
  travel(ms: number): Promise<void>;
  /** Opens the site as this account, without a login. */
  openSession(username: string): Promise<void>;
  endSessions(username: string, reason: 'expired' | 'revoked'): Promise<void>;
  /** The database back to its seed, the clock to the real time. */
  reset(): Promise<void>;
}
