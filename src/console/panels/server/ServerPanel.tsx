import type { FormChange, OutboxMessage, ServerFault } from '../../core/server/controls.ts';
import type { ServerView } from '../../core/server/serverView.ts';
import { Accounts } from './Accounts.tsx';
import { Features } from './Features.tsx';
import { Outbox } from './Outbox.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { ServerClock } from './ServerClock.tsx';
import { ServerFaults } from './ServerFaults.tsx';
import { StartOver } from './StartOver.tsx';

export interface ServerPanelProps {
  readonly view: ServerView;
  /** Possible statuses with names. */
  readonly statuses: readonly { readonly value: number; readonly name: string }[];
  /** Server calls with their possible refusals. */
  readonly calls: readonly { readonly id: string; readonly refusals: readonly string[] }[];
  readonly onFeature: (name: string, isOn: boolean) => void;
  readonly onForm: (change: FormChange) => void;
  readonly onFault: (fault: ServerFault) => void;
  readonly onClearFault: (call: string) => void;
  /** In ms; 0 returns to real time. */
  readonly onTravel: (ms: number) => void;
  readonly onStatus: (status: number) => void;
  readonly onRefresh: () => void;
  readonly onOpenSession: (username: string) => void;
  readonly onEndSessions: (username: string, reason: 'expired' | 'revoked') => void;
  readonly onReset: () => void;
  readonly onCopy: (code: NonNullable<OutboxMessage['code']>) => void;
}

/** Server controls: clock, status, accounts, outbox, reset. */
export function ServerPanel({ view, statuses, calls, ...on }: ServerPanelProps) {
  const { state, faults, letters, busy, failure } = view;
  const isOff = state === null || busy !== null;
  return (
    <section className="srv" aria-label="Server">
      <div className="srv-top">
        <p className={failure === null ? 'dim' : 'no'} role="status">
          {failure ?? (busy ? `${busy}…` : state ? `Database: ${state.database}` : 'Waiting for the server…')}
        </p>
        <button type="button" className="b q r" onClick={on.onRefresh}>
          Refresh
        </button>
      </div>
      <div className="srv-cols">
        <div>
          <ServerClock serverTime={state?.serverTime ?? null} isOff={isOff} onTravel={on.onTravel} />
          <section className="srv-part" aria-label="System status">
            <h3 className="cap">System status</h3>
            <fieldset className="seg" aria-label="System status">
              {statuses.map(({ value, name }) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={state?.status === value}
                  disabled={isOff}
                  onClick={() => on.onStatus(value)}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          </section>
          <Accounts
            accounts={state?.accounts ?? []}
            isOff={isOff}
            onOpenSession={on.onOpenSession}
            onEndSessions={on.onEndSessions}
          />
          <Features features={state?.features ?? {}} isOff={isOff} onFeature={on.onFeature} />
          <RegistrationForm form={state?.form ?? []} bonus={state?.bonus ?? null} isOff={isOff} onForm={on.onForm} />
          <ServerFaults calls={calls} faults={faults} isOff={isOff} onFault={on.onFault} onClear={on.onClearFault} />
          <StartOver isOff={isOff} onReset={on.onReset} />
        </div>
        <Outbox letters={letters} onCopy={on.onCopy} />
      </div>
    </section>
  );
}
