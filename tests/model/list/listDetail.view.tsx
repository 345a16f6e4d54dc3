import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyActorRef, AnyStateMachine } from 'xstate';
import { betListMachine } from '../../../src/machines/play/bets/bets.machine.ts';
import { roundPage } from '../../../src/machines/play/round/round.machine.ts';
import type { ListDetailActor } from '../../../src/ui/list/ListDetail.tsx';
import { BetsPage } from '../../../src/ui/play/bets/BetsPage.tsx';
import type { View } from '../kit/view.ts';
import { alerts, buttonCalled, onScreen, press } from '../onScreen.tsx';
import { onTheDay } from './listContract.tsx';

const FAILED = 'The betting record could not be loaded';
const isList = () => screen.queryByLabelText('Result') !== null;
const isDetail = () => buttonCalled('All bets') !== null;

export const betsView = {
  open: onScreen((actor: AnyActorRef) => <BetsPage actor={actor as ListDetailActor} />),
  drivers: {
    'listDetail.retry': () => press('Try again'),
    'list.opened': 'elsewhere',
    'page.moneyMoved': 'elsewhere',
    'page.language': 'elsewhere',
    'listDetail.refresh': 'elsewhere',
  },
  offers: { 'listDetail.retry': ({ value }: { readonly value: unknown }) => value === 'failed' },
  live: { list: () => onTheDay(betListMachine), detail: () => roundPage.machine },
  expectations: {
    'open.listing': () => expect([isList(), isDetail()]).toEqual([true, false]),
    'open.following': () => expect([isList(), isDetail()]).toEqual([false, true]),
    failed: () => {
      expect(alerts().join()).toContain(FAILED);
      expect(buttonCalled('Try again')).toEqual({ disabled: false, busy: false });
    },
  },
} as unknown as View<AnyStateMachine>;
