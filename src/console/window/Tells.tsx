import type { Peer } from '../remote/peer.ts';

/** Data available from an application, and what its protocol lacks. */
export function Tells({ peer }: { readonly peer: Peer }) {
  const hasCharts = peer.recorder.actors.some(({ machine }) => machine !== null);
  const masked = peer.masked();
  return (
    <section className="win-tells" aria-label="Available data">
      <h3 className="cap">Available data</h3>
      <ul>
        <Told is>actors, events, states</Told>
        <Told is={hasCharts}>machine definitions</Told>
        <Told is={false}>microsteps and actions</Told>
        <Told is={false}>guard results</Told>
        <Told is={false}>clock and timers</Told>
      </ul>
      <p className="say">
        Transitions are inferred from the states before and after.
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
