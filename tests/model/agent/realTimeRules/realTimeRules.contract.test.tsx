// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import { agreementContract } from '../../../../src/api/contract/agent/agreement.ts';
import { realTimeRulesPage } from '../../../../src/machines/agent/realTimeRules/realTimeRules.machine.ts';
import {
  nextSettlement,
  type RealTimeRules,
} from '../../../../src/machines/agent/realTimeRules/realTimeRules.rules.ts';
import { wireClock } from '../../../../src/machines/site/clock/clock.wire.ts';
import { RealTimeRulesPage } from '../../../../src/ui/agent/realTimeRules/RealTimeRulesPage.tsx';
import type { Site } from '../../../../src/ui/site/shell/site.ts';
import { refuses } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { createHarness } from '../../kit/harness.ts';
import { done, type Outcome } from '../../kit/outcome.ts';
import { onScreen } from '../../onScreen.tsx';
import { pageContract } from '../../page/pageContract.tsx';
import { somchai } from '../../site/session/session.spec.ts';
import { siteWith } from '../../siteWith.ts';
import { active } from '../agreement/agreement.spec.ts';

const { realTimeRules } = agreementContract;
const P = 10_000;
/** 22/11/2026 18:35 GMT+8. */
const NEXT = Date.UTC(2026, 10, 22, 10, 35);
const FIVE_MINUTES = 300_000;

const withAgreement: RealTimeRules = {
  agreement: { ...active, kind: 'realTime', tiers: [{ minValidBet: 0, minLoss: 0, minActiveMembers: 0, rate: 800 }] },
  intervalMs: FIVE_MINUTES,
  nextSettlementAt: NEXT,
  activeMemberFrom: 500 * P,
  highestRate: 1_000,
  examples: [{ validBet: 1_000 * P, rate: 800, amount: 0.8 * P }],
};
const without = { ...withAgreement, agreement: null };

type Machine = typeof realTimeRulesPage.machine;

/** The page of a site, once it is answered. */
function answered(site: Site, outcome: Outcome) {
  const flow = { machine: () => realTimeRulesPage.machine } as unknown as Flow<Machine>;
  const { actor, children, settle, stop } = createHarness(flow, { language: 'TH', address: '/' });
  onTestFinished(stop);
  settle(children().fetchRules, outcome);
  onTestFinished(onScreen<typeof actor>((rules) => <RealTimeRulesPage actor={rules} site={site} />)(actor).close);
}

describe('[CONTRACT-08] [PROD-14] the real-time salary rules', () => {
  it.each(
    pageContract({
      page: realTimeRulesPage,
      view: (actor) => <RealTimeRulesPage actor={actor} site={siteWith({})} />,
      reads: {
        rules: {
          endpoint: realTimeRules,
          request: {},
          refresh: 'Refresh',
          values: [withAgreement, without],
          failed: 'The rules could not be loaded',
        },
      },
    }),
  )('%s', (_title, run) => run());

  it.each([
    ['where to find offers', true, 'Your upline offers it. Offers appear under Contract requests.'],
    ['that there is no upline', false, 'You don’t have an upline.'],
  ] as const)('tell an agent without a real-time agreement %s', (_title, toUpline, words) => {
    answered(siteWith({}, { ...somchai, toUpline }), done(without));
    expect(screen.getByText('You have no real-time contract').parentElement?.nextElementSibling?.textContent).toBe(
      words,
    );
  });

  it('[ROLE-22] say that they are switched off, without Retry', () => {
    answered(siteWith({}), refuses(realTimeRules, 'FEATURE_OFF'));
    expect([screen.getByRole('heading').textContent, screen.queryAllByRole('button')]).toEqual(['Not available', []]);
  });

  it('[CONST-28] show the next settlement once the announced one is due', () => {
    const clock = createActor(wireClock({ now: () => NEXT - 1_000 })).start();
    onTestFinished(() => void clock.stop());
    answered(siteWith({ clock }), done(withAgreement));
    const next = () => screen.getAllByRole('definition')[0]?.textContent;
    expect(next()).toBe('22/11/2026 18:35');
    act(() => clock.send({ type: 'clock.correct', serverTime: NEXT }));
    expect(next()).toBe('22/11/2026 18:40');
  });

  it('[CONST-28] are settled on each interval from the announced instant on', () => {
    const after = (ms: number) => nextSettlement(withAgreement, NEXT + ms) - NEXT;
    expect([-900_000, -1, 0, 299_999, 300_000, 3_000_001].map(after)).toEqual([
      ...[0, 0, 300_000, 300_000, 600_000, 3_300_000],
    ]);
  });
});
