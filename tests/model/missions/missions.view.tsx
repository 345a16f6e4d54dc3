import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { missionsMachine } from '../../../src/machines/missions/missions.machine.ts';
import { claimableIn, missionsOf, rewardOf } from '../../../src/machines/missions/missions.rules.ts';
import { formatMoney } from '../../../src/ui/kit/money.ts';
import { MissionsPage } from '../../../src/ui/missions/MissionsPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof missionsMachine>;

const PERIODS = { day: 'Today', week: 'This week', once: 'One-time' } as const;
const part = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) =>
  within(part(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const claimable = ({ context }: Snapshot) => claimableIn(context.missions ?? []);
const claimAllName = (snapshot: Snapshot) => {
  const { length } = claimable(snapshot);
  return `Claim ${length} reward${length === 1 ? '' : 's'}: ${formatMoney(rewardOf(claimable(snapshot)))}`;
};
const inPeriod = ({ context: { missions, period } }: Snapshot) => missionsOf(missions ?? [], period);

const ways = { claimed: 'Claimed', claimable: 'Claim', open: 'Play' } as const;
const texts: Readonly<Record<string, readonly [counted: string, figures: string, reward: string]>> = {
  slots: ['Settled bets on Slots (RNG)', 'P 500.00 / P 500.00', '+P 5.00'],
  any: ['Settled bets count', 'P 500.00 / P 2,000.00', '+P 12.00'],
  three: ['Settled bets of any size', '3 / 3', '+P 20.00'],
};

/** Missions, rewards and board as the context has them. */
function showsAll(snapshot: Snapshot): void {
  const { missions, claimed, board, claimFailure } = snapshot.context;
  expect(rowsOf('Missions')).toEqual(
    inPeriod(snapshot).map(({ id, name, state, leastValidBet }) => {
      const [counted, figures, reward] = texts[id] ?? expect.unreachable(id);
      const besides = leastValidBet > 0 ? 'And valid bets: P 1,000.00 of P 1,000.00' : '';
      return `${name}${counted}${figures}${besides}${reward}${ways[state]}`;
    }),
  );
  expect(screen.queryByText('P 5.00 is in your main wallet.') !== null).toBe(claimed !== null);
  expect(rowsOf('Board of the week')).toEqual(
    board === null || board.list.length === 0
      ? []
      : ['1Place 1so***i Prize P 150.00P 300.00', '–Beyond place 100You m***eP 20.00'],
  );
  const failures = [
    snapshot.matches({ missions: 'failed' }),
    snapshot.matches({ board: 'failed' }),
    claimFailure !== null,
  ].filter(Boolean);
  expect(alerts().length).toBe(failures.length);
  if (missions !== null && claimable(snapshot).length > 0) {
    const busy = snapshot.matches({ missions: 'claiming' });
    const can = snapshot.can({ type: 'missions.claim', id: null });
    expect(buttonCalled(claimAllName(snapshot))).toEqual({ disabled: busy || !can, busy });
  }
}

export const missionsView: View<typeof missionsMachine> = {
  open: onScreen((actor) => <MissionsPage actor={actor} />),
  drivers: {
    'missions.period': ({ period }) => press(PERIODS[period]),
    'missions.claim': ({ id }) =>
      void fireEvent.click(
        screen.getByRole('button', { name: id === null ? /^Claim \d/ : 'Claim: Bet P 500 on slots' }),
      ),
    'missions.resend': () => press('Send again'),
    'missions.refresh': () => press('Refresh missions'),
    'missions.retry': () => fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
    'page.language': 'elsewhere',
  },
  offers: {
    'missions.claim': (snapshot, { id }) =>
      id === null
        ? claimable(snapshot).length > 0
        : inPeriod(snapshot).some((mission) => mission.id === id && mission.state === 'claimable'),
    'missions.resend': (snapshot) => snapshot.matches({ missions: 'unsure' }),
    'missions.refresh': (snapshot) => snapshot.matches({ missions: 'unsure' }),
    'missions.retry': (snapshot) => snapshot.matches({ missions: 'failed' }) || snapshot.matches({ board: 'failed' }),
  },
  expectations: {
    'missions.loading': (snapshot) => {
      showsAll(snapshot);
      expect(part('Missions').ariaBusy).toBe('true');
    },
    'missions.shown': (snapshot) => {
      showsAll(snapshot);
      expect(part('Missions').ariaBusy).toBeNull();
    },
    'missions.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The missions could not be loaded');
    },
    'missions.claiming': showsAll,
    'missions.unsure': (snapshot) => {
      showsAll(snapshot);
      expect(buttonCalled('Send again')).toEqual({ disabled: false, busy: false });
    },
    'board.loading': (snapshot) => {
      showsAll(snapshot);
      expect(part('Board of the week').ariaBusy).toBe('true');
    },
    'board.shown': (snapshot) => {
      showsAll(snapshot);
      expect(part('Board of the week').ariaBusy).toBeNull();
      screen.getByText(
        'The first 2 places get their prizes on 23/11/2026 03:00. A prize takes 2 times its amount in valid bets of the week; with fewer it is lower.',
      );
      expect(screen.queryByText('Nobody is on the board yet this week.') !== null).toBe(
        snapshot.context.board?.list.length === 0,
      );
    },
    'board.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The board could not be loaded');
    },
  },
};
