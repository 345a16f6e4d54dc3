import type { ApiClient } from '../../api/client.ts';
import { announcementContract } from '../../api/contract/announcement.ts';
import { extContract } from '../../api/contract/ext.ts';
import { homeContract } from '../../api/contract/home.ts';
import { systemContract } from '../../api/contract/system.ts';
import { type AnalyticsDeps, wireAnalytics } from '../analytics/analytics.wire.ts';
import { wireClock } from '../clock/clock.wire.ts';
import { wireDomain } from '../domain/domain.wire.ts';
import { type LocaleDeps, wireLocale } from '../locale/locale.wire.ts';
import { type ModalsDeps, wireModals } from '../modals/modals.wire.ts';
import { wireResource } from '../resource/resource.wire.ts';
import { type SessionDeps, wireSession } from '../session/session.wire.ts';
import { type StatusDeps, wireStatus } from '../status/status.wire.ts';
import { listenToTabs } from '../tabs/tabs.ts';
import { type ThemeDeps, wireTheme } from '../theme/theme.wire.ts';
import { siteMachine } from './site.machine.ts';

export interface SiteDeps extends AnalyticsDeps, LocaleDeps, ModalsDeps, SessionDeps, StatusDeps, ThemeDeps {
  readonly api: ApiClient;
  /** Tells the server what the site could not show; nobody waits for it. */
  readonly report: (kind: 'unknown-status' | 'view-crash', detail: string) => void;
  readonly now: () => number;
  readonly navigate: (path: string) => void;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** Ends this tab's session on the server; nobody waits for it. */
  readonly sendFarewell: () => void;
}

/** What the contract of `ext.report` takes. */
const LONGEST_DETAIL = 500;

/** The whole site, plugged into network, browser and router. */
export const wireSite = (deps: SiteDeps) =>
  siteMachine.provide({
    actors: {
      clock: wireClock(deps),
      theme: wireTheme(deps),
      locale: wireLocale(deps),
      status: wireStatus(deps),
      domain: wireDomain(deps),
      session: wireSession(deps),
      modals: wireModals(deps),
      tabs: listenToTabs(deps.openChannel),
      analytics: wireAnalytics(deps),
      whitelabel: wireResource(deps.api, systemContract.whitelabel, 'whitelabel'),
      countries: wireResource(deps.api, extContract.countries, 'countries'),
      announcements: wireResource(deps.api, announcementContract.list, 'announcements'),
      winners: wireResource(deps.api, homeContract.winnerBoard, 'winners'),
      numbers: wireResource(deps.api, homeContract.openedNumbers, 'numbers', 'idle'),
    },
    actions: {
      navigate: (_, { path }) => deps.navigate(path),
      reportCrash: (_, { detail }) => deps.report('view-crash', detail.slice(0, LONGEST_DETAIL)),
      sendFarewell: () => deps.sendFarewell(),
      storeMerchant: (_, merchant) => {
        deps.session.keepMerchant(merchant);
        // STORE-08
        deps.storage.setItem('merchantCode', merchant.merchantCode);
      },
    },
  });
