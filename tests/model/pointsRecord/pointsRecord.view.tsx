import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { pointsRecordMachine } from '../../../src/machines/pointsRecord/pointsRecord.machine.ts';
import { ExchangeList, PointMovementList, PointsRecordPanel } from '../../../src/ui/pointsRecord/PointsRecordPanel.tsx';
import { exchangeFlow } from '../exchange/exchange.spec.ts';
import type { View } from '../kit/view.ts';
import { listView } from '../list/listView.tsx';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import { exchangeListFlow, exchangeListSpec, pointMovementsFlow, pointMovementsSpec } from './pointsRecord.spec.ts';

const idle = { disabled: false, busy: false };
const texts = { emptyTitle: 'Nothing in this period', failedTitle: 'The history could not be loaded' };

export const exchangeListView = listView(exchangeListSpec, {
  view: (actor) => <ExchangeList actor={actor} />,
  rows: ['2 × Paper lantern22/11/2026 18:302,400In progress', 'Points to money22/11/2026 18:30300Approved'],
  ...texts,
});

export const pointMovementsView = listView(pointMovementsSpec, {
  view: (actor) => <PointMovementList actor={actor} />,
  rows: ['22/11/2026 18:30Points exchange−2,400600', '22/11/2026 18:30Points earned+123,000'],
  ...texts,
});

const chosenList = () => screen.queryAllByRole('button', { name: /^(Exchanges|All transactions)$/, pressed: true });

export const pointsRecordView: View<typeof pointsRecordMachine> = {
  open: onScreen((actor) => <PointsRecordPanel actor={actor} />),
  drivers: {
    'pointsRecord.showExchanges': () => press('Exchanges'),
    'pointsRecord.showMovements': () => press('All transactions'),
    'pointsRecord.retry': () => press('Try again'),
    'list.opened': 'elsewhere',
    'list.chosen': 'elsewhere',
    'list.sized': 'elsewhere',
    'page.language': 'elsewhere',
  },
  offers: {
    'pointsRecord.showExchanges': (snapshot) => snapshot.matches('movements'),
    'pointsRecord.showMovements': (snapshot) => snapshot.matches({ exchanges: 'listing' }),
    'pointsRecord.retry': (snapshot) => snapshot.matches('failed'),
  },
  live: {
    exchanges: (stage) => exchangeListFlow.machine(stage),
    movements: (stage) => pointMovementsFlow.machine(stage),
    exchange: (stage) => exchangeFlow.machine(stage),
  },
  expectations: {
    'exchanges.listing': () => expect(chosenList().map(({ textContent }) => textContent)).toEqual(['Exchanges']),
    'exchanges.following': () => expect([buttonCalled('All exchanges'), chosenList()]).toEqual([idle, []]),
    movements: () => expect(chosenList().map(({ textContent }) => textContent)).toEqual(['All transactions']),
    failed: () => {
      expect(alerts().join()).toContain('The history could not be loaded');
      expect(buttonCalled('Try again')).toEqual(idle);
    },
  },
};
