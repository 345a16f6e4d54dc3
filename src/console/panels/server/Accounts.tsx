import type { ServerState } from '../../core/server/controls.ts';

/** Seeded accounts: sign in without a login, end sessions. */
export function Accounts({
  accounts,
  isOff,
  onOpenSession,
  onEndSessions,
}: {
  readonly accounts: ServerState['accounts'];
  readonly isOff: boolean;
  readonly onOpenSession: (username: string) => void;
  readonly onEndSessions: (username: string, reason: 'expired' | 'revoked') => void;
}) {
  return (
    <section className="srv-part" aria-label="Accounts">
      <h3 className="cap">Accounts</h3>
      <ul className="accounts">
        {accounts.map(({ username, note }) => (
          <li key={username} aria-label={username}>
            <b>{username}</b>
            <span className="say">{note}</span>
            <span className="acts">
              <button type="button" className="b" disabled={isOff} onClick={() => onOpenSession(username)}>
                Sign in as
              </button>
              <button type="button" className="b l" disabled={isOff} onClick={() => onEndSessions(username, 'expired')}>
                Expire
              </button>
              <button type="button" className="b l" disabled={isOff} onClick={() => onEndSessions(username, 'revoked')}>
                End sessions
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
