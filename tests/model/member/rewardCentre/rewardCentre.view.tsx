import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { rewardCentreMachine } from '../../../../src/machines/member/rewardCentre/rewardCentre.machine.ts';
import { rewardHistoryMachine } from '../../../../src/machines/member/rewardCentre/rewardHistory.machine.ts';
import { RewardCentrePage } from '../../../../src/ui/member/rewardCentre/RewardCentrePage.tsx';
import type { View } from '../../kit/view.ts';
import { alerts, buttonCalled, onScreen, press, sentAgain } from '../../onScreen.tsx';
import { siteWith } from '../../siteWith.ts';

type Snapshot = SnapshotFrom<typeof rewardCentreMachine>;

const idle = { disabled: false, busy: false };
const held = { disabled: true, busy: false };
const busy = { disabled: true, busy: true };

/** A list that keeps loading. */
const loadingHistory = rewardHistoryMachine.provide({
  actors: { fetchPage: fromPromise(() => new Promise<never>(() => {})) } as never,
  actions: { readToday: () => {} },
});

const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent ?? '');

/** Streak, chance, odds and prizes, as the server has said. */
function showsCentre({ context: { centre, got } }: Snapshot): void {
  if (centre === null) expect.unreachable('nothing is known');
  const { isDone, streak } = centre.checkIn;
  const card = within(screen.getByRole('region', { name: 'Daily check-in' }));
  const days = card.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(days.filter((day) => day.includes('checked in'))).toHaveLength(streak);
  expect(days.filter((day) => day.includes('today'))).toHaveLength(isDone ? 0 : 1);
  expect(card.queryAllByText('Checked in today. Come back tomorrow for 10 points.')).toHaveLength(isDone ? 1 : 0);
  const { isEarned } = centre.chance;
  expect(screen.queryAllByText('Today’s check-in and chances are yours.')).toHaveLength(isEarned ? 1 : 0);
  expect(screen.queryAllByRole('progressbar', { name: 'Valid bets today: P 120.00 of P 500.00' })).toHaveLength(
    isEarned ? 0 : 1,
  );
  const odds = within(screen.getByRole('table', { name: 'Lucky wheel' }));
  expect(odds.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'PrizeOdds',
    'P 1.0060%',
    '10 points39.9%',
    'P 1,000.000.1%',
  ]);
  const { drawn = null, tickets = 0 } = centre.games[0] ?? {};
  const isDrawn = drawn !== null || (got !== null && 'seed' in got);
  expect(screen.queryAllByText(`Tickets from the points mall: ${tickets}`)).toHaveLength(tickets > 0 ? 1 : 0);
  expect(texts('status').filter((said) => said === 'You won 10 points.')).toHaveLength(isDrawn ? 1 : 0);
  expect(texts('status').filter((said) => said === 'Day 3: 10 points are yours.')).toHaveLength(
    got !== null && 'streak' in got ? 1 : 0,
  );
  const proofs = screen.getAllByRole('group').map(({ textContent }) => textContent ?? '');
  const isOpen = tickets > 0 || (isEarned && drawn === null);
  const next = `next seed${centre.games[0]?.commitment}`;
  const shown = [...(isDrawn ? [`shown before${'a'.repeat(64)}Seed${'5'.repeat(64)}`] : [])];
  for (const text of [...shown, ...(isDrawn && !isOpen ? [] : [next])]) expect(proofs[0]).toContain(text);
}

const isKnown = (snapshot: Snapshot) => snapshot.matches({ open: 'known' });
const isUnsure = (snapshot: Snapshot) =>
  snapshot.matches({ open: { checkingIn: 'unsure' } }) || snapshot.matches({ open: { drawing: 'unsure' } });

export const rewardCentreView: View<typeof rewardCentreMachine> = {
  open: onScreen((actor) => <RewardCentrePage actor={actor} site={siteWith({})} />),
  live: { history: () => loadingHistory },
  drivers: {
    'rewardCentre.retry': () => press('Try again'),
    'rewardCentre.checkIn': () => press('Check in'),
    'rewardCentre.draw': ({ game }) => press(game === 'wheel' ? 'Spin the wheel' : 'Crack the egg'),
    'rewardCentre.resend': () => press('Send again'),
    'rewardCentre.look': () => press('See my rewards'),
  },
  offers: {
    'rewardCentre.retry': (snapshot) => snapshot.matches('failed') || snapshot.matches({ open: 'stale' }),
    'rewardCentre.checkIn': (snapshot) => isKnown(snapshot) && snapshot.context.centre?.checkIn.isDone === false,
    'rewardCentre.draw': (snapshot, { game }) =>
      isKnown(snapshot) &&
      (snapshot.context.centre?.games ?? []).some(
        (one) =>
          one.game === game &&
          (one.tickets > 0 || (snapshot.context.centre?.chance.isEarned === true && one.drawn === null)),
      ),
    'rewardCentre.resend': isUnsure,
    'rewardCentre.look': isUnsure,
  },
  expectations: {
    loading: () => expect([alerts(), screen.queryAllByRole('region')]).toEqual([[], []]),
    failed: () => {
      expect(alerts().join()).toContain('The reward centre could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
    'open.known': (snapshot) => {
      showsCentre(snapshot);
      expect(alerts()).toHaveLength(snapshot.context.failure === null ? 0 : 1);
    },
    'open.checkingIn.sending': (snapshot) => {
      showsCentre(snapshot);
      expect([buttonCalled('Check in'), alerts()]).toEqual([busy, []]);
    },
    'open.checkingIn.unsure': (snapshot) => {
      showsCentre(snapshot);
      expect([sentAgain(), buttonCalled('Check in')]).toEqual(['Daily check-in', held]);
    },
    'open.drawing.sending': (snapshot) => {
      showsCentre(snapshot);
      const isWheel = snapshot.context.game === 'wheel';
      expect([buttonCalled(isWheel ? 'Spin the wheel' : 'Crack the egg'), alerts()]).toEqual([busy, []]);
    },
    'open.drawing.unsure': (snapshot) => {
      showsCentre(snapshot);
      expect(sentAgain()).toBe(snapshot.context.game === 'wheel' ? 'Lucky wheel' : 'Golden egg');
    },
    'open.refreshing': (snapshot) => {
      showsCentre(snapshot);
      expect(buttonCalled('Open the envelope')).toEqual(held);
    },
    'open.stale': (snapshot) => {
      showsCentre(snapshot);
      expect([alerts().length, buttonCalled('Open the envelope')]).toEqual([1, held]);
    },
  },
};
