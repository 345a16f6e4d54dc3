// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fundsContract } from '../../../src/api/contract/funds.ts';
import { pageStage } from '../../model/browser/pageStage.ts';
import { toldTo, WALK_MS } from '../../model/browser/siteStage.ts';
import { steer } from '../../model/browser/steer.ts';
import { fundsFlow } from '../../model/funds/funds.spec.ts';
import { fundsView } from '../../model/funds/funds.view.tsx';
import { tourInBrowser } from '../../model/kit/browser/browserTour.ts';
import { startSite } from '../support/site.ts';

const site = startSite();
const { qa } = site;
const says = ({ output }: { readonly output: unknown }) => output;

it(
  '[WALLET-01] [API-27] takes every transition of the wallet in the browser',
  async () => {
    const stage = pageStage(site, {
      path: '/member/transferFund',
      steering: {
        fetchFunds: steer(qa, [fundsContract.consolidated], { says }),
        fetchWallets: steer(qa, [fundsContract.wallets], { says }),
        sendTransfer: steer(qa, [fundsContract.transfer], { says }),
      },
      elsewhere: { 'page.language': toldTo('funds') },
    });
    expect(await tourInBrowser(fundsFlow, fundsView, stage)).toEqual([]);
  },
  WALK_MS,
);
