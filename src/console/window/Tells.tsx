import type { Peer } from '../remote/peer.ts';

/** What an application tells of itself, and what its protocol cannot. */
export function Tells({ peer }: { readonly peer: Peer }) {
  const hasCharts = peer.recorder.actors.some(({ machine }) => machine !== null);
  const masked = peer.masked();
  return (
    <section className="win-tells" aria-label="What it tells">
      <h3 className="cap">What it tells</h3>
      <ul>
        <Told is>actors, events, states</Told>
        <Told is={hasCharts}>machines, for the chart</Told>
        <Told is={false}>microsteps and actions</Told>
        <Told is={false}>what guards said</Told>
        <Told is={false}>its clock and its timers</Told>
      </ul>
      <p className="say">
        Which transition was taken is worked out from where the machine stood before and after.
        {masked.length > 0 && ` What is called ${masked.join(', ')} looks secret and is masked.`}
      </p>
    </section>
  );
}

const Told = ({ is, children }: { readonly is: boolean; readonly children: string }) => (
  <li className={is ? 'hi' : 'dim'}>
    <span aria-hidden="true">{is ? '✓' : '–'}</span> <span className="vh">{is ? 'told: ' : 'not told: '}</span>
    {children}
  </li>
);
