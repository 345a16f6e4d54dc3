import type { Peer } from '../remote/peer.ts';

/** Data available from an application, and what its protocol lacks. */
export function Tells({ peer }: { readonly peer: Peer }) {
  const hasCharts = peer.recorder.actors.some(({ machine }) => machine !== null);
  const masked = peer.masked();
  const { steering } = peer;
  const isSteered = steering !== null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys
    <section className="win-tells" aria-label="Available data" tabIndex={0}>
      <h3 className="cap">Available data</h3>
      <ul>
        <Told is>actors, events, states</Told>
        <Told is={hasCharts}>machine definitions</Told>
        <Told is={isSteered}>microsteps and actions</Told>
        <Told is={isSteered}>pause, step, send, walk, record</Told>
        <Told is={steering?.hasClock() ?? false}>clock and timers</Told>
        <Told is={false}>guard results</Told>
      </ul>
      <p className="say">
        {isSteered
          ? steering.hasClock()
            ? 'Guards stay in the application: whether an event would pass is shown once it was sent.'
            : 'The application runs on real time: pass the clock of steer() to createActor to control it.'
          : 'Transitions are inferred from the states before and after. With our adapter in the application (Connect application) it can be steered.'}
        {masked.length > 0 && ` Masked by name: ${masked.join(', ')}.`}
      </p>
    </section>
  );
}

const Told = ({ is, children }: { readonly is: boolean; readonly children: string }) => (
  <li className={is ? 'hi' : 'dim'}>
    <span aria-hidden="true">{is ? '✓' : '–'}</span>{' '}
    <span className="vh">{is ? 'available: ' : 'not available: '}</span>
    {children}
  </li>
);
