import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { exchangePage } from '../../../../src/machines/member/exchange/exchange.machine.ts';
import { exchangeListMachine } from '../../../../src/machines/member/pointsRecord/exchangeList.machine.ts';
import { pointMovementsMachine } from '../../../../src/machines/member/pointsRecord/pointMovements.machine.ts';
import type { pointsRecordMachine } from '../../../../src/machines/member/pointsRecord/pointsRecord.machine.ts';
import { PointsRecordPanel } from '../../../../src/ui/member/pointsRecord/PointsRecordPanel.tsx';

import type { View } from '../../kit/view.ts';
import { onTheDay } from '../../list/listContract.tsx';
import { alerts, buttonCalled, onScreen, press } from '../../onScreen.tsx';

const idle = { disabled: false, busy: false };
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
    exchanges: () => onTheDay(exchangeListMachine),
    movements: () => onTheDay(pointMovementsMachine),
    exchange: () => exchangePage.machine,
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
