// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../kit/viewTests.ts';
import { promotionsFlow } from './promotions.spec.ts';
import { promotionsView } from './promotions.view.tsx';

const excused = {
  lookalikes: {
    'offers.loading + mine.shown = offers.loading + mine.visitor': 'no promotion is on screen yet',
    'offers.failed + mine.shown = offers.failed + mine.visitor': 'no promotion is on screen',
  },
};

describe('[ROUTE-24] [PROMO-01] [PROMO-02] [PROMO-03] [PROMO-11] the list of promotions', () => {
  it.each(viewTests(promotionsFlow, promotionsView, [], excused))('%s', (_title, run) => run());
});
