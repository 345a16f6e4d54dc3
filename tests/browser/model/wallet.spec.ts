// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { lineTransferContract } from '../../../src/api/contract/lineTransfer.ts';
import { paymentPasswordContract } from '../../../src/api/contract/paymentPassword.ts';
import { statementContract } from '../../../src/api/contract/statement.ts';
import { amountOf, endsOf } from '../../../src/machines/funds/funds.rules.ts';
import { amountToSend } from '../../../src/machines/lineTransfer/lineTransfer.rules.ts';
import type { AmountTyped } from '../../../src/machines/money/amount.ts';
import { busy, pageStage } from '../../model/browser/pageStage.ts';
import { type Account, movesMoney } from '../../model/browser/records.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { fundsFlow } from '../../model/funds/funds.spec.ts';
import { fundsView } from '../../model/funds/funds.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { lineTransferFlow } from '../../model/lineTransfer/lineTransfer.spec.ts';
import { lineTransferView } from '../../model/lineTransfer/lineTransfer.view.tsx';
import { securityFlow } from '../../model/security/security.spec.ts';
import { securityView } from '../../model/security/security.view.tsx';
import { statementFlow } from '../../model/statement/statement.spec.ts';
import { statementView } from '../../model/statement/statement.view.tsx';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const recordsOf = (username: string) => qa.account({ username });
const sum = (typed: AmountTyped): number => ('amount' in typed ? typed.amount : expect.unreachable());
const toDownlines = 'a transfer to the upline has no list to go back to';

it(
  '[WALLET-01] [API-27] takes every transition of the wallet in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/transferFund',
      calls: {
        fetchFunds: [fundsContract.consolidated],
        fetchWallets: [fundsContract.wallets],
      },
      steering: {
        // No vendor has anything of this account before it is given it.
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
      outOfReach: busy(
        'open.movements.list.asking, statement.refresh -> (stays)',
        'open.movements.file.fetching, statement.download -> (stays)',
        'open.report.asking, statement.refresh -> (stays)',
      ),
      calls: {
        fetchWallets: [fundsContract.wallets],
        fetchPart: [statementContract.page],
        fetchReport: [statementContract.creditReport],
        fetchFile: [statementContract.file],
      },
      elsewhere: { 'page.language': toldTo('statement') },
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
      outOfReach: busy(
        'setting.sending, security.typeSecret -> (stays)',
        'setting.sending, security.cancel -> (stays)',
        'changing.sending, security.typeSecret -> (stays)',
        'changing.sending, security.cancel -> (stays)',
      ),
      calls: {
        fetchStatus: [paymentPasswordContract.status],
        sendCode: [paymentPasswordContract.sendCode],
        sendSet: [paymentPasswordContract.set],
        sendChange: [paymentPasswordContract.change],
      },
    });
    expect(await tourInBrowser(securityFlow, securityView, stage)).toEqual([]);
  },
  WALK_MS,
);

it(
  '[WALLET-05] takes every transition of a transfer to the upline in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/transferUpline',
      outOfReach: {
        'failed, lineTransfer.leave [isFromList] -> left': toDownlines,
        'editing, lineTransfer.leave [isFromList] -> left': toDownlines,
      },
      calls: { fetchTerms: [lineTransferContract.terms] },
      steering: { sendTransfer: steer(qa, [lineTransferContract.send]) },
      records: {
        read: () => Promise.all([recordsOf('somchai'), recordsOf('agent1')]),
        after: {
          sendTransfer: ([own, upline]: readonly [Account, Account], { snapshot: { context } }) => {
            const amount = sum(amountToSend(context));
            return [movesMoney(own, { main: -amount }), movesMoney(upline, { main: amount })];
          },
        },
      },
    });
    expect(await tourInBrowser(lineTransferFlow, lineTransferView, stage)).toEqual([]);
  },
  WALK_MS,
);
