export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** What the link within carries, for QA's outbox; a real mail server gets the words alone. */
  readonly code: string;
}

/** Decision A14: whoever delivers e-mail. */
export interface MailPort {
  /** False when the site is configured without a mail server: no message is promised then. */
  readonly ready: boolean;
  /** Rejects when the message was not taken; the error names no address. */
  send(message: MailMessage): Promise<void>;
}
