export interface SmsMessage {
  /** Dialling code and national digits, e.g. +66812345678. */
  readonly to: string;
  readonly text: string;
  /** The code within the text, if any, for QA's outbox; a real provider gets only the text. */
  readonly code: string | null;
}

/** Decision A14: SMS delivery. */
export interface SmsPort {
  /** False when the site has no SMS provider: it then offers no codes. */
  readonly ready: boolean;
  /** Rejects when the provider did not accept the message. */
  send(message: SmsMessage): Promise<void>;
}
