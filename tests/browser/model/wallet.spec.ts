// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { paymentPasswordContract } from '../../../src/api/contract/account/paymentPassword.ts';
import { lineTransferContract } from '../../../src/api/contract/agent/lineTransfer.ts';
import { bankAccountContract } from '../../../src/api/contract/money/bankAccount.ts';
import { fundsContract } from '../../../src/api/contract/money/funds.ts';
import { statementContract } from '../../../src/api/contract/money/statement.ts';
import { withdrawalContract } from '../../../src/api/contract/money/withdraw.ts';
import { amountToSend, UPLINE } from '../../../src/machines/agent/lineTransfer/lineTransfer.rules.ts';
import type { ParsedAmount } from '../../../src/machines/money/amount.ts';
import { amountOf, endsOf } from '../../../src/machines/money/funds/funds.rules.ts';
import { securityFlow } from '../../model/account/security/security.spec.ts';
import { securityView } from '../../model/account/security/security.view.tsx';
import { lineTransferFlow } from '../../model/agent/lineTransfer/lineTransfer.spec.ts';
import { lineTransferView } from '../../model/agent/lineTransfer/lineTransfer.view.tsx';
import { PANEL, pageStage } from '../../model/browser/pageStage.ts';
import { type Account, movesMoney } from '../../model/browser/records.ts';
import { siteStage, toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { fundsFlow } from '../../model/money/funds/funds.spec.ts';
import { fundsView } from '../../model/money/funds/funds.view.tsx';
import { statementFlow } from '../../model/money/statement/statement.spec.ts';
import { statementView } from '../../model/money/statement/statement.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const recordsOf = (username: string) => qa.account({ username });
/** Both sides of a transfer. */
type Line = Readonly<Record<'downline' | 'upline', Account>>;
const sum = (typed: ParsedAmount): number => ('amount' in typed ? typed.amount : expect.unreachable());

it(
  '[WALLET-01] [API-27] takes every transition of the wallet in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/transferFund',
      calls: {
        fetchFunds: [fundsContract.consolidated],
        fetchWallets: [fundsContract.wallets],
        fetchAwaiting: [withdrawalContract.list],
        fetchMovements: [statementContract.page],
      },
      steering: {
        // A vendor wallet is empty until it is funded.
        sendTransfer: steer(qa, [fundsContract.transfer], {
          can: ({ kind }, { snapshot }) => kind !== 'done' || snapshot.context.direction === 'in',
        }),
      },
      records: {
        read: () => recordsOf('somchai'),
        after: {
          sendTransfer: (before: Account, { snapshot: { context } }) => {
            const amount = sum(amountOf(context));
            return movesMoney(before, { main: -amount, [`vendor:${endsOf(context).to}`]: amount });
          },
        },
      },
      elsewhere: { 'page.language': toldTo('funds') },
    });
    expect(await tourInBrowser(fundsFlow, fundsView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[WALLET-07] takes every transition of the account record in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/transactionHistory',
      calls: { fetchWallets: [fundsContract.wallets] },
      faulty: ['movements', 'report'],
      elsewhere: Object.fromEntries(
        ['page.language', 'list.chosen', 'list.sized'].map((type) => [type, toldTo('statement')]),
      ),
    });
    expect(await tourInBrowser(statementFlow, statementView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  'takes every transition of the security centre in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/securityCenter',
      scope: { selector: '[aria-labelledby="payment"]' },
      calls: {
        fetchStatus: [paymentPasswordContract.status],
        fetchAccounts: [bankAccountContract.list],
        sendCode: [paymentPasswordContract.sendCode],
        sendSet: [paymentPasswordContract.set],
        sendChange: [paymentPasswordContract.change],
      },
      faulty: ['devices', 'profile', 'contacts', 'signInWays'],
      elsewhere: {
        'page.language': toldTo('security'),
        'contacts.changed': toldTo('security'),
        'page.profileChanged': toldTo('security'),
      },
    });
    expect(await tourInBrowser(securityFlow, securityView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[WALLET-05] [WALLET-06] takes every transition of a transfer to the upline and to a downline in the browser',
  async () => {
    const stage = siteStage(site, {
      scope: PANEL,
      openings: [
        { name: 'to the upline', as: 'somchai', path: '/member/transferUpline' },
        {
          name: 'to a downline',
          as: 'agent1',
          path: '/agent/transferDownline',
          afterwards: (page) => page.getByRole('button', { name: /somchai/ }).click(),
        },
      ],
      steering: {
        fetchTerms: steer(qa, [lineTransferContract.terms], { says: ({ output }) => output }),
        sendTransfer: steer(qa, [lineTransferContract.send]),
      },
      records: {
        read: async () => ({ downline: await recordsOf('somchai'), upline: await recordsOf('agent1') }),
        after: {
          sendTransfer: ({ downline, upline }: Line, { snapshot: { context } }) => {
            const up = context.to === UPLINE ? sum(amountToSend(context)) : -sum(amountToSend(context));
            return { downline: movesMoney(downline, { main: -up }), upline: movesMoney(upline, { main: up }) };
          },
        },
      },
    });
    expect(await tourInBrowser(lineTransferFlow, lineTransferView, stage)).toEqual([]);
  },
  WALK_MS,
);
