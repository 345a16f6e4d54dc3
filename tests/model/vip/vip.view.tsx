import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { vipMachine } from '../../../src/machines/vip/vip.machine.ts';
import { VipPage } from '../../../src/ui/vip/VipPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen } from '../onScreen.tsx';
import { siteWith } from '../siteWith.ts';

type Snapshot = SnapshotFrom<typeof vipMachine>;

const rows = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);
const region = (name: string) => screen.queryByRole('region', { name })?.textContent ?? null;

/** Levels, own level and growing bonuses as the context has them. */
function showsAll({ context, value }: Snapshot): void {
  const own = context.standing?.level ?? null;
  const here = (level: number) => (level === own ? 'You' : '');
  expect(rows()).toEqual(
    context.levels === null
      ? []
      : [
          'LevelValid bets in 30 daysDaily rebateWeekly cash back',
          `VIP 1 ${here(1)}P 0.000.2%5%`,
          `VIP 2 ${here(2)}P 5,000.000.25%5%`,
        ],
  );
  const way =
    own === 1
      ? 'Valid bets of the last 30 daysP 1,000.00 / P 5,000.00Valid bets: P 1,000.00 of P 5,000.00 for VIP 2'
      : '';
  const words = own === 1 ? 'P 4,000.00 more to VIP 2' : 'You are on the highest level.';
  expect(region('Your level')?.replace('Valid bets: P 1,000.00 of P 5,000.00 for VIP 2', '') ?? null).toBe(
    own === null
      ? null
      : `Your levelVIP ${own}${context.levels === null ? '' : `${way.replace('Valid bets: P 1,000.00 of P 5,000.00 for VIP 2', '')}${words}`}`,
  );
  expect([region('Rebate of today'), region('Cash back of this week')]).toEqual(
    own === null
      ? [null, null]
      : [
          'Rebate of today so farP 0.80Valid betsP 400.00Rate× 0.2%Credited 23/11/2026 01:00 to your main wallet. Once there, it need not be wagered.',
          'Cash back of this week so farP 2.00Net lossP 100.00Rate× 5%At most, by cap and wageringP 2.00Credited 23/11/2026 02:00 to your main wallet. Once there, it need not be wagered.',
        ],
  );
  const failures = [value.levels === 'failed', value.standing === 'failed'].filter(Boolean);
  expect(alerts().length).toBe(failures.length);
}

export const vipView: View<typeof vipMachine> = {
  open: onScreen((actor) => <VipPage actor={actor} site={siteWith({})} />),
  drivers: {
    'vip.signedIn': 'elsewhere',
    'vip.signedOut': 'elsewhere',
    'vip.retry': () => fireEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement),
  },
  offers: {
    'vip.retry': (snapshot) => snapshot.matches({ levels: 'failed' }) || snapshot.matches({ standing: 'failed' }),
  },
  expectations: {
    'levels.loading': showsAll,
    'levels.shown': (snapshot) => {
      showsAll(snapshot);
      expect(screen.getByText(/^Cash back is at most/).textContent).toBe(
        'Cash back is at most P 5,000.00 a week, and 500 times its amount must have been wagered as valid bets in that week. With fewer valid bets it is lower. Once credited, it need not be wagered again.',
      );
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['Tables: 40%', 'Video poker: 10%', 'All other games: 100%']),
      );
    },
    'levels.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('The levels could not be loaded');
    },
    'standing.visitor': (snapshot) => {
      showsAll(snapshot);
      expect(buttonCalled('Log in to see your level.')).toEqual({ disabled: false, busy: false });
    },
    'standing.loading': (snapshot) => {
      showsAll(snapshot);
      expect(screen.getByRole('banner').ariaBusy).toBe('true');
    },
    'standing.shown': (snapshot) => {
      showsAll(snapshot);
      expect(screen.getByRole('banner').ariaBusy).toBeNull();
    },
    'standing.failed': (snapshot) => {
      showsAll(snapshot);
      expect(alerts().join()).toContain('Your level could not be loaded');
    },
  },
};
