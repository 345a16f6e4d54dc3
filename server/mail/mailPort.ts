export interface MailMessage {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The code or token within the text, if any, for QA's outbox; a real mail server gets only the text. */
  readonly code: string | null;
}

/** Decision A14: email delivery. */
export interface MailPort {
  /** False when the site has no mail server: it then offers no email. */
  readonly ready: boolean;
  /** Rejects when the message was not accepted; the error contains no address. */
  send(message: MailMessage): Promise<void>;
}
