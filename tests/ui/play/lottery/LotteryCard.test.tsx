// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import type { Lottery } from '../../../../src/api/contract/play/lottery.ts';
import { LotteryCard } from '../../../../src/ui/play/lottery/LotteryCard.tsx';
import { TimeLeft } from '../../../../src/ui/play/lottery/TimeLeft.tsx';
import { onScreen } from '../../../model/onScreen.tsx';
import { siteWith } from '../../../model/siteWith.ts';

/** 26/11/2026 12:00:00 GMT+8. */
const noon = Date.UTC(2026, 10, 26, 4);
const thai: Lottery = {
  ...{ id: 'thai-lottery', name: 'Thai Lottery', category: 'LOTT', vassalage: 'NUMBERS', vendorName: 'Lucky Numbers' },
  ...{ leastReturn: 9_500, greatestReturn: 9_750, isHot: 1, isNew: false, kind: 'SSC', prizeModes: ['Elott'] },
  draws: { everyMs: 300_000, sealMs: 20_000 },
};

function show(what: ReactNode) {
  const { close } = onScreen<AnyActorRef>(() => <article>{what}</article>)(createActor(createMachine({})));
  onTestFinished(close);
  return within(screen.getAllByRole('article')[0] ?? expect.unreachable());
}
/** The card's countdown at so many ms past noon. */
function cardAt(past: number) {
  const clock = createActor(createMachine({ context: { deviceNow: noon, offset: past } })).start();
  return show(<TimeLeft draws={{ everyMs: 300_000, sealMs: 20_000 }} site={siteWith({ clock })} />);
}

it('counts down to the close', () => {
  const early = cardAt(1_000).getByRole('timer');
  expect([early.textContent, early.closest('[data-soon]')]).toEqual(['04:39', null]);
});

it('marks the last minute before the close', () => {
  const late = cardAt(221_000).getByRole('timer');
  expect([late.textContent, late.closest('[data-soon]') !== null]).toEqual(['00:59', true]);
});

it('says while a draw is on that bets are closed, and when the next ones close', () => {
  const card = cardAt(290_000);
  expect([card.queryByRole('timer'), card.getByText('Bets closed').parentElement?.textContent]).toEqual([
    null,
    'DrawingBets closedNext closes in 04:50',
  ]);
});

it('counts nothing until the time is known', () => {
  const card = show(<LotteryCard game={thai} last={null} isKnown isRecent={false} site={siteWith({})} />);
  expect([card.queryByRole('timer'), card.queryByText('Bets closed')]).toEqual([null, null]);
});
