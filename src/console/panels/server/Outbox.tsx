import { useState } from 'react';
import type { OutboxMessage } from '../../core/server/controls.ts';
import { instantText } from './instantText.ts';

const KINDS = { sms: 'SMS', email: 'email', captcha: 'captcha' } as const satisfies Record<
  OutboxMessage['kind'],
  string
>;

/** Messages sent by the server, newest first, with codes to copy. */
export function Outbox({
  letters,
  onCopy,
}: {
  readonly letters: readonly OutboxMessage[];
  readonly onCopy: (code: string) => void;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <section className="srv-part outbox" aria-label="Outbox">
      <h3 className="cap">
        Outbox <span className="n">{letters.length}</span>
      </h3>
      {letters.length === 0 && <p className="say">No messages yet.</p>}
      <ol>
        {letters.map(({ id, kind, to, text, code, sentAt }) => (
          <li key={id}>
            <p>
              <span className="tag">{KINDS[kind]}</span> <b>{to}</b>{' '}
              <time className="dim" dateTime={new Date(sentAt).toISOString()}>
                {instantText(sentAt)}
              </time>
              {code !== null && (
                <button
                  type="button"
                  className="b r"
                  aria-label={`Copy code ${code} for ${to}`}
                  onClick={() => {
                    onCopy(code);
                    setCopied(id);
                  }}
                >
                  {code} <span className="dim">{copied === id ? 'copied' : 'copy'}</span>
                </button>
              )}
            </p>
            <p className="say letter">{text}</p>
          </li>
        ))}
      </ol>
      <p className="vh" role="status">
        {copied === null ? '' : 'Code copied'}
      </p>
    </section>
  );
}
