// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { walletContract } from '../../../../src/api/contract/money/wallet.ts';
import type { balanceMachine } from '../../../../src/machines/money/balance/balance.machine.ts';
import { answers } from '../../answers.ts';
import { createHarness } from '../../kit/harness.ts';
import { viewTests } from '../../kit/viewTests.ts';
import { sessionFlow } from './session.spec.ts';
import { sessionView } from './session.view.tsx';

/** What is pushed changes the balance's and the menu's own parts of the screen, and starts their refresh timers. */
const unpushed = { ...sessionFlow, cases: { ...sessionFlow.cases, 'balance.pushed': [], 'unread.pushed': [] } };
const pushes = ['signedIn.member, balance.pushed -> (stays)', 'signedIn.member, unread.pushed -> (stays)'];

describe('[ROLE-01] [ROLE-03] [HEADER-39] the session on screen', () => {
  it.each(viewTests(unpushed, sessionView, pushes))('%s', (_title, run) => run());

  it('[HEADER-31] [WALLET-01] shows the same balance in the header and in the wallet menu', async () => {
    const { actor, children, settle } = createHarness(sessionFlow, { hasToken: true }, sessionView.live);
    const { carryOut, close } = sessionView.open(actor);
    const [member] = sessionFlow.outcomes.fetchMember;
    await carryOut(() => settle(children().fetchMember, member ?? expect.unreachable()));
    const balance = children().balance as ActorRefFrom<typeof balanceMachine>;
    const amount = answers(walletContract.balance, { sumBalance: 12_345_600 });
    await carryOut(() => settle(balance.getSnapshot().children.fetchBalance, amount));
    expect((await screen.findAllByText('P 1,234.56')).map((shown) => shown.closest('header, main')?.tagName)).toEqual([
      'HEADER',
      'MAIN',
    ]);
    close();
  });
});
