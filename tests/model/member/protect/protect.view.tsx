import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import { playBreakMachine } from '../../../../src/machines/member/protect/playBreak.machine.ts';
import { playExclusionMachine } from '../../../../src/machines/member/protect/playExclusion.machine.ts';
import { playLimitMachine } from '../../../../src/machines/member/protect/playLimit.machine.ts';
import { firstLimit } from '../../../../src/machines/member/protect/playLimit.rules.ts';
import { playSessionsMachine } from '../../../../src/machines/member/protect/playSessions.machine.ts';
import type { protectMachine } from '../../../../src/machines/member/protect/protect.machine.ts';
import { ProtectPage } from '../../../../src/ui/member/protect/ProtectPage.tsx';
import { frozenMachine } from '../../kit/frozenMachine.ts';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof protectMachine>;

const idle = { disabled: false, busy: false };
const resting = (snapshot: Snapshot) => snapshot.matches({ open: { acts: 'resting' } });
const isFull = ({ context }: Snapshot) => context.protection?.limits.length === 3;
const isEvery = ({ context }: Snapshot) => context.protection?.limits.length === 10;

/** A list that keeps loading. */
const loadingSessions = playSessionsMachine.provide({
  actors: { fetchPage: fromPromise(() => new Promise<never>(() => {})) } as never,
  actions: { readToday: () => {} },
});

const LIMITS = [
  'Deposits per day: P 3,000.00 of P 5,000.00',
  'Losses in 30 days: P 6,840.00 of P 7,500.00',
  'Play time per day: 42 min of 2 h',
];

/** Figures, limits and block, as the server has said. */
function showsStanding(snapshot: Snapshot): void {
  const meters = screen.queryAllByRole('meter').map(({ ariaLabel }) => ariaLabel);
  if (isFull(snapshot)) expect(meters).toEqual(LIMITS);
  else expect(meters.length).toBe(snapshot.context.protection?.limits.length);
  const figures = within(screen.getByRole('region', { name: 'How you play' }));
  expect(figures.getAllByText('−P 6,840.00').length).toBe(1);
  const isBlocked = snapshot.context.protection?.block != null;
  expect(screen.queryByText('You are taking a break until 29/11/2026 19:42 GMT+8 (11:42 your time)') !== null).toBe(
    isBlocked,
  );
  expect(screen.queryByRole('heading', { name: 'Take a break' }) === null).toBe(isBlocked);
  expect(screen.getByText('Mental Health Hotline 1323').getAttribute('href')).toBe('tel:1323');
}

const DONE = {
  set: 'The limit counts from now.',
  asked: 'Request received. Nothing changes before you confirm it.',
  confirmRaise: 'The new limit counts from now.',
  cancelRaise: 'Request cancelled. Your limit stays.',
  setRealityCheck: 'Saved.',
} as const;

export const protectView: View<typeof protectMachine> = {
  open: onScreen((actor) => <ProtectPage actor={actor} site={siteWith({})} />),
  live: {
    limit: () =>
      frozenMachine(playLimitMachine, 'typing', { ...firstLimit({ limits: [], which: null }), answer: null }),
    pause: () => frozenMachine(playBreakMachine, 'choosing', { days: '1', failure: null }),
    exclusion: () =>
      frozenMachine(playExclusionMachine, 'choosing', {
        months: '6',
        loginPassword: '',
        tried: false,
        failure: null,
      }),
    sessions: () => loadingSessions,
  },
  drivers: {
    'protect.retry': () => press('Try again'),
    'protect.addLimit': () => press('Add a limit'),
    'protect.changeLimit': () => press('Change: Losses in 30 days'),
    'protect.confirmRaise': () => press('Confirm: no limit'),
    'protect.cancelRaise': 'elsewhere',
    'protect.remind': () => press('30 min'),
    'protect.changed': 'elsewhere',
  },
  offers: {
    'protect.retry': (snapshot) => snapshot.matches('failed'),
    'protect.addLimit': (snapshot) => resting(snapshot) && !isEvery(snapshot),
    'protect.changeLimit': (snapshot, { kind }) =>
      resting(snapshot) && kind === 'loss' && (isFull(snapshot) || isEvery(snapshot)),
    'protect.confirmRaise': (snapshot, { kind }) => resting(snapshot) && kind === 'time' && isFull(snapshot),
    'protect.remind': (snapshot, { minutes }) => resting(snapshot) && minutes === '30',
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('region')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('Player protection could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'open.standing.known': showsStanding,
    'open.standing.refreshing': showsStanding,
    'open.standing.stale': showsStanding,
    'open.acts.resting': ({ context: { done, failure } }) => {
      const said = screen.queryAllByRole('status').map(({ textContent }) => textContent);
      if (done !== null) expect(said).toContain(DONE[done]);
      expect(alerts().length).toBe(failure === null ? 0 : 1);
      expect(buttonCalled('30 min')).toEqual(idle);
    },
    'open.acts.limiting': () => expect(buttonCalled('30 min')?.disabled).toBe(true),
    'open.acts.changing': () => expect([buttonCalled('30 min')?.disabled, alerts()]).toEqual([true, []]),
  },
};
