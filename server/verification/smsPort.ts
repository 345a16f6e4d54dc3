export interface SmsMessage {
  /** Dialling code and national digits, e.g. +66812345678. */
  readonly to: string;
  readonly text: string;
  /** The code within the text, if there is one, for QA's outbox; a real provider gets the text alone. */
  readonly code: string | null;
}

/** Decision A14: whoever delivers messages. */
export interface SmsPort {
  /** False when the site is configured without a provider: no code is promised then. */
  readonly ready: boolean;
  /** Rejects when the provider did not take the message. */
  send(message: SmsMessage): Promise<void>;
}
