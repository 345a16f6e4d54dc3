import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { pointsRecordMachine } from '../../../src/machines/pointsRecord/pointsRecord.machine.ts';
import { PointsRecordPanel } from '../../../src/ui/pointsRecord/PointsRecordPanel.tsx';
import { dayText } from '../../../src/ui/statement/dayText.ts';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';

type Snapshot = SnapshotFrom<typeof pointsRecordMachine>;

const SHIFTS = {
  previous30: 'Previous 30 days',
  previous7: 'Previous 7 days',
  next7: 'Next 7 days',
  next30: 'Next 30 days',
} as const;
const idle = { disabled: false, busy: false };
const resting = { disabled: true, busy: false };

const inList = (snapshot: Snapshot) => !snapshot.matches('exchange');
const rows = () => [...document.querySelectorAll<HTMLElement>('li > button')];
const cells = () => screen.queryAllByRole('cell').map(({ textContent }) => textContent);
const facts = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);
const countOf = ({ context }: Snapshot) => (context.exchanges ?? context.movements)?.count ?? 0;

const ROWS = ['2 × Paper lantern22/11/2026 18:302,400In progress', 'Points to money22/11/2026 18:30300Approved'];
const CELLS = [
  ['22/11/2026 18:30', 'Points exchange', '−2,400', '600'],
  ['22/11/2026 18:30', 'Points earned', '+12', '3,000'],
].flat();
const FACTS = ['2,400', '600', '12/3 Tha Phae Road, Thai', '22/11/2026 18:30', 'x1'];
const REJECTED_FACTS = [
  '2,400',
  '600',
  'We do not send there.',
  '12/3 Tha Phae Road, Thai',
  '22/11/2026 18:30',
  '22/11/2026 19:30',
  'x1',
];

/** Which list, which days, and the ways to others. */
function showsChoice(snapshot: Snapshot): void {
  const { days, page } = snapshot.context;
  const pressed = screen.getAllByRole('button').filter(({ ariaPressed }) => ariaPressed === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual([
    snapshot.matches('movements') ? 'All movements' : 'Exchanges',
  ]);
  expect(screen.getByText(`${dayText(days.from)} to ${dayText(days.to)}`).tagName).toBe('H3');
  for (const by of ['previous30', 'previous7', 'next7', 'next30'] as const) {
    expect(buttonCalled(SHIFTS[by])).toEqual(snapshot.can({ type: 'pointsRecord.shift', by }) ? idle : resting);
  }
  if (countOf(snapshot) > 10) expect(screen.getByRole('button', { current: 'page' }).textContent).toBe(String(page));
}

function showsRows(snapshot: Snapshot): void {
  const isEmpty = countOf(snapshot) === 0;
  const inMovements = snapshot.matches('movements');
  expect(rows().map(({ textContent }) => textContent)).toEqual(isEmpty || inMovements ? [] : ROWS);
  expect(cells()).toEqual(isEmpty || !inMovements ? [] : CELLS);
}

const asks = (snapshot: Snapshot): void => {
  showsChoice(snapshot);
  showsRows(snapshot);
  const known = snapshot.context.exchanges ?? snapshot.context.movements;
  expect(buttonCalled('Look again')).toEqual(known === null ? null : resting);
};
const shows = (snapshot: Snapshot): void => {
  showsChoice(snapshot);
  showsRows(snapshot);
  expect([buttonCalled('Look again'), screen.queryAllByText('Nothing in these days').length]).toEqual([
    idle,
    countOf(snapshot) === 0 ? 1 : 0,
  ]);
};
const fails = (snapshot: Snapshot): void => {
  showsChoice(snapshot);
  expect(alerts().join()).toContain('The history could not be loaded');
  expect([buttonCalled('Try again'), rows(), cells()]).toEqual([idle, [], []]);
};
/** One exchange: what the list knew, or what became of it since. */
function showsExchange({ context }: Snapshot): void {
  const isRejected = context.opened?.status === 'rejected';
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('2 × Paper lantern');
  expect(facts()).toEqual(isRejected ? REJECTED_FACTS : FACTS);
  expect(
    screen.getByText(
      isRejected
        ? 'Nothing came of it. The 2,400 points are back with you.'
        : '2,400 points are set aside until it is reviewed. If it is rejected, they come back.',
    ).tagName,
  ).toBe('P');
}

export const pointsRecordView: View<typeof pointsRecordMachine> = {
  open: onScreen((actor) => <PointsRecordPanel actor={actor} />),
  drivers: {
    'pointsRecord.showExchanges': () => press('Exchanges'),
    'pointsRecord.showMovements': () => press('All movements'),
    'pointsRecord.shift': ({ by }) => press(SHIFTS[by]),
    'pointsRecord.turnTo': ({ page }) => press(`Page ${page}`),
    'pointsRecord.refresh': () => press(buttonCalled('Try again') ? 'Try again' : 'Look again'),
    'pointsRecord.open': () => rows()[0]?.click(),
    'pointsRecord.back': () => press('All exchanges'),
    'page.language': 'elsewhere',
  },
  offers: {
    'pointsRecord.showExchanges': (snapshot) => snapshot.matches('movements'),
    'pointsRecord.showMovements': (snapshot) => snapshot.matches('exchanges'),
    'pointsRecord.shift': (snapshot, { by }) => inList(snapshot) && snapshot.can({ type: 'pointsRecord.shift', by }),
    'pointsRecord.turnTo': (snapshot, { page }) =>
      inList(snapshot) && countOf(snapshot) > 10 && page === 2 && snapshot.context.page === 1,
    'pointsRecord.refresh': (snapshot) => !snapshot.hasTag('busy'),
    'pointsRecord.open': (snapshot, { id }) =>
      snapshot.matches('exchanges') && id === 'x1' && (snapshot.context.exchanges?.count ?? 0) > 0,
    'pointsRecord.back': (snapshot) => snapshot.matches('exchange'),
  },
  expectations: {
    'exchanges.asking': asks,
    'exchanges.shown': shows,
    'exchanges.failed': fails,
    'movements.asking': asks,
    'movements.shown': shows,
    'movements.failed': fails,
    'exchange.asking': (snapshot) => {
      showsExchange(snapshot);
      expect(buttonCalled('Look again')).toEqual({ disabled: true, busy: true });
    },
    'exchange.shown': (snapshot) => {
      showsExchange(snapshot);
      expect([buttonCalled('Look again'), alerts()]).toEqual([idle, []]);
    },
    'exchange.failed': (snapshot) => {
      showsExchange(snapshot);
      expect([buttonCalled('Look again'), alerts().length]).toEqual([idle, 1]);
    },
  },
};
