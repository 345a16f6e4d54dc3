// @vitest-environment jsdom
import { describe, it } from 'vitest';
import { viewTests } from '../../kit/viewTests.ts';
import { promotionFlow } from './promotion.spec.ts';
import { promotionView } from './promotion.view.tsx';

/** Without the promotion its own part is not on screen. */
const OWN = ['own.member.failed', 'own.member.loading', 'own.member.shown', 'own.visitor'];
const lookalikes = Object.fromEntries(
  ['offer.failed', 'offer.loading', 'offer.missing'].flatMap((offer) =>
    OWN.flatMap((one, place) =>
      OWN.slice(place + 1).map((other) => [
        `${offer} + ${one} = ${offer} + ${other}`,
        'the promotion is not on screen',
      ]),
    ),
  ),
);

describe('[ROUTE-25] [PROMO-04] [PROMO-05] [PROMO-06] [PROMO-11] the details of a promotion', () => {
  it.each(viewTests(promotionFlow, promotionView, [], { lookalikes }))('%s', (_title, run) => run());
});
