import { fireEvent, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { Button } from '../../../src/ui/kit/Button.tsx';
import { readOf, writeOf } from '../../../src/ui/page/pageView.ts';
import { Query } from '../../../src/ui/page/Query.tsx';
import { Submission } from '../../../src/ui/page/Submission.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, nothingShown, onScreen, press } from '../onScreen.tsx';
import type { probePage } from './page.spec.ts';

type Machine = typeof probePage.machine;
type Snapshot = SnapshotFrom<Machine>;

/** A page with every part that a page can have, and nothing else. */
function ProbePage({ actor }: { readonly actor: ActorRefFrom<Machine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const page = { actor, state };
  const { mode, typed } = state.context;
  const standing = readOf(page, 'standing');
  const [claim, end, endOthers] = [writeOf(page, 'claim'), writeOf(page, 'end'), writeOf(page, 'endOthers')];
  return (
    <>
      <p>
        {mode} {typed}
      </p>
      <Button onClick={() => actor.send({ type: 'probe.mode', mode: 'SEA' })}>South-East Asia</Button>
      <Button onClick={() => actor.send({ type: 'probe.mode', mode: 'Elott' })}>All</Button>
      <Button onClick={() => actor.send({ type: 'probe.typed', typed: 'word' })}>Type</Button>
      <Button onClick={() => actor.send({ type: 'probe.picked', picked: 'd2' })}>Pick</Button>
      <Button disabled={!state.can({ type: 'probe.refresh' })} onClick={() => actor.send({ type: 'probe.refresh' })}>
        Refresh
      </Button>
      <Button disabled={!state.can({ type: 'probe.close' })} onClick={() => actor.send({ type: 'probe.close' })}>
        Close
      </Button>
      {state.matches({ member: 'lost' }) ? <p>Nobody tells of members</p> : null}
      <section aria-label="Menu" aria-busy={readOf(page, 'menu').status === 'loading' || undefined}>
        <Query of={readOf(page, 'menu')} failed="No menu" lines={3}>
          {({ list }) => <p>{list.length} lotteries</p>}
        </Query>
        <Submission of={claim} check="Look">
          {({ amount }) => `Got ${amount}`}
        </Submission>
        <Button
          busy={claim.status === 'sending'}
          disabled={!state.can({ type: 'probe.claim', mission: 'm1' })}
          onClick={() => actor.send({ type: 'probe.claim', mission: 'm1' })}
        >
          Claim
        </Button>
      </section>
      <section aria-label="Standing" aria-busy={standing.status === 'loading' || undefined}>
        {standing.status === 'visitor' ? <p>Nobody</p> : null}
        <Query of={standing} failed="No standing" level={2} lines={3}>
          {({ level }) => <p>Level {level}</p>}
        </Query>
      </section>
      <section aria-label="Devices" aria-busy={readOf(page, 'devices').status === 'loading' || undefined}>
        <Query of={readOf(page, 'devices')} failed="No devices" lines={3}>
          {({ list }) => <p>{list.length} devices</p>}
        </Query>
        {end.payload === null ? null : <p>Last: {end.payload.id}</p>}
        <Submission of={end}>{() => 'Ended'}</Submission>
        <Submission of={endOthers}>{() => 'Ended all'}</Submission>
        <Button
          busy={end.status === 'sending'}
          disabled={!state.can({ type: 'probe.end', id: 'd2' })}
          onClick={() => actor.send({ type: 'probe.end', id: 'd2' })}
        >
          End
        </Button>
        {endOthers.status === 'asking' ? (
          <p>
            All? <Button onClick={endOthers.confirm}>Yes</Button> <Button onClick={endOthers.back}>No</Button>
          </p>
        ) : null}
        <Button
          busy={endOthers.status === 'sending'}
          disabled={!state.can({ type: 'probe.endOthers' })}
          onClick={() => actor.send({ type: 'probe.endOthers' })}
        >
          End all
        </Button>
      </section>
    </>
  );
}

const part = (name: string) => screen.getByRole('region', { name });

/** Known data, and an alert for each failure. */
function showsAll({ context: { menu, standing, devices, failures, mode, typed } }: Snapshot): void {
  const text = document.body.textContent ?? '';
  expect([text.includes('0 lotteries'), text.includes('Level 2'), /[12] devices/.exec(text)?.[0]]).toEqual([
    ...[menu !== null, standing !== null, devices ? `${devices.list.length} devices` : undefined],
  ]);
  expect(text).toContain(`${mode} ${typed}`);
  expect(alerts().length).toBe(Object.values(failures).filter((failure) => failure !== null).length);
}

const isBusy = (name: string) => part(name).ariaBusy === 'true';

const showsNothing = () => expect(nothingShown()).toBe(true);

export const probeView: View<Machine> = {
  open: onScreen((actor) => <ProbePage actor={actor} />),
  drivers: {
    'probe.mode': ({ mode }) => press(mode === 'SEA' ? 'South-East Asia' : 'All'),
    'probe.typed': () => press('Type'),
    'probe.picked': () => press('Pick'),
    'probe.claim': () => press('Claim'),
    'probe.end': () => press('End'),
    'probe.endOthers': () => press('End all'),
    'probe.retry': () => fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
    'probe.refresh': () => press('Refresh'),
    'probe.close': () => press('Close'),
    'probe.confirm': () => press('Yes'),
    'probe.back': () => press('No'),
    'probe.resend': () => press('Send again'),
    'probe.check': () => press('Look'),
    'page.language': 'elsewhere',
    'modal.language': 'elsewhere',
    'page.address': 'elsewhere',
    'page.signedIn': 'elsewhere',
    'page.signedOut': 'elsewhere',
    'page.reload': 'elsewhere',
  },
  offers: {
    'probe.claim': (_, { mission }) => mission === 'm1',
    'probe.refresh': (snapshot) => snapshot.matches({ menu: 'shown', write: 'ready' }),
    'probe.close': (snapshot) => snapshot.matches({ write: 'ready' }),
    'probe.retry': ({ value }) => [value.menu, value.standing, value.devices].includes('failed'),
    'probe.confirm': (snapshot) => snapshot.matches({ write: { endOthers: 'asking' } }),
    'probe.back': (snapshot) => snapshot.matches({ write: { endOthers: 'asking' } }),
    'probe.resend': (snapshot) => snapshot.matches({ write: { claim: 'unsure' } }),
    'probe.check': (snapshot) => snapshot.matches({ write: { claim: 'unsure' } }),
  },
  expectations: {
    'menu.loading': (snapshot) => {
      showsAll(snapshot);
      expect(isBusy('Menu')).toBe(true);
    },
    'menu.shown': (snapshot) => {
      showsAll(snapshot);
      expect(isBusy('Menu')).toBe(false);
    },
    'menu.failed': () => expect(alerts().join()).toContain('No menu'),
    'menu.closed': showsNothing,
    'standing.visitor': () => expect(part('Standing').textContent).toBe('Nobody'),
    'standing.loading': () => expect(isBusy('Standing')).toBe(true),
    'standing.shown': (snapshot) => {
      showsAll(snapshot);
      expect(isBusy('Standing')).toBe(false);
    },
    'standing.failed': () => expect(alerts().join()).toContain('No standing'),
    'standing.closed': showsNothing,
    'devices.loading': () => expect(isBusy('Devices')).toBe(true),
    'devices.shown': (snapshot) => {
      showsAll(snapshot);
      expect(isBusy('Devices')).toBe(false);
    },
    'devices.failed': () => expect(alerts().join()).toContain('No devices'),
    'devices.closed': showsNothing,
    'member.listening': showsAll,
    'member.lost': showsAll,
    'member.closed': showsNothing,
    'write.ready': ({ context: { answers, payloads } }) => {
      const text = document.body.textContent ?? '';
      expect(text.includes('Last: d2')).toBe(payloads.end !== null);
      expect([text.includes('Got 50000'), text.includes('Ended all'), /Ended(?! all)/.test(text)]).toEqual([
        ...[answers.claim !== null, answers.endOthers !== null, answers.end !== null],
      ]);
      expect(buttonCalled('End')).toEqual({ disabled: false, busy: false });
    },
    'write.closed': showsNothing,
    'write.claim.asking': () => expect.unreachable('claiming asks nothing'),
    'write.claim.sending': () => expect(buttonCalled('Claim')).toEqual({ disabled: true, busy: true }),
    'write.claim.unsure': () => expect(buttonCalled('Send again')).toEqual({ disabled: false, busy: false }),
    'write.end.asking': () => expect.unreachable('ending one asks nothing'),
    'write.end.sending': () => expect(buttonCalled('End')).toEqual({ disabled: true, busy: true }),
    'write.end.unsure': () => expect.unreachable('ending one has no key'),
    'write.endOthers.asking': () => expect(buttonCalled('Yes')).toEqual({ disabled: false, busy: false }),
    'write.endOthers.sending': () => expect(buttonCalled('End all')).toEqual({ disabled: true, busy: true }),
    'write.endOthers.unsure': () => expect.unreachable('ending all others has no key'),
  },
};
