import type { ApiClient } from '../../../api/client.ts';
import { type GamesDeps, wireGames } from '../../play/games/games.wire.ts';
import { type HeroDeps, wireHero } from '../../public/hero/hero.wire.ts';
import { plug } from '../../support/plug.ts';
import { listenToTabs } from '../../tabs/tabs.ts';
import { type AnalyticsDeps, wireAnalytics } from '../analytics/analytics.wire.ts';
import { type AppDeps, wireApp } from '../app/app.wire.ts';
import { wireClock } from '../clock/clock.wire.ts';
import { type LocaleDeps, wireLocale } from '../locale/locale.wire.ts';
import { type ModalsDeps, wireModals } from '../modals/modals.wire.ts';
import { type SessionDeps, wireSession } from '../session/session.wire.ts';
import { type StatusDeps, wireStatus } from '../status/status.wire.ts';
import { type ThemeDeps, wireTheme } from '../theme/theme.wire.ts';
import { siteMachine } from './site.machine.ts';

export interface SiteDeps
  extends AnalyticsDeps,
    AppDeps,
    GamesDeps,
    HeroDeps,
    LocaleDeps,
    ModalsDeps,
    SessionDeps,
    StatusDeps,
    ThemeDeps {
  readonly api: ApiClient;
  /** Reports to the server what the site could not show; fire and forget. */
  readonly report: (kind: 'unknown-status' | 'view-crash', detail: string) => void;
  readonly now: () => number;
  readonly navigate: (path: string) => void;
  readonly openChannel: (name: string) => BroadcastChannel;
  /** Ends this tab's session on the server; fire and forget. */
  readonly sendFarewell: () => void;
  /** Opens the window of customer service, empty. */
  readonly openServiceWindow: () => void;
}

/** Length limits of the `ext.report` contract. */
const LONGEST_DETAIL = 500;

const READ_KEY = 'noticesReadAt';

/** When the newest notice came that this browser has shown; a first visit starts the count. */
export function storedNoticesRead(storage: Storage, now: number): number {
  const stored = Number(storage.getItem(READ_KEY));
  if (stored > 0) return stored;
  storage.setItem(READ_KEY, String(now));
  return now;
}

/** Connects the whole site to network, browser and router. */
export const wireSite = (deps: SiteDeps) =>
  plug(siteMachine, deps).provide({
    actors: {
      clock: wireClock(deps),
      theme: wireTheme(deps),
      locale: wireLocale(deps),
      status: wireStatus(deps),
      session: wireSession(deps),
      games: wireGames(deps),
      hero: wireHero(deps),
      modals: wireModals(deps),
      tabs: listenToTabs(deps.openChannel),
      analytics: wireAnalytics(deps),
      app: wireApp(deps),
    },
    actions: {
      navigate: (_, { path }) => deps.navigate(path),
      reportCrash: (_, { detail }) => deps.report('view-crash', detail.slice(0, LONGEST_DETAIL)),
      sendFarewell: () => deps.sendFarewell(),
      openServiceWindow: () => deps.openServiceWindow(),
      storeNoticesRead: (_, { at }) => deps.storage.setItem(READ_KEY, String(at)),
      storeMerchant: (_, merchant) => {
        deps.session.keepMerchant(merchant);
        // STORE-08
        deps.storage.setItem('merchantCode', merchant.merchantCode);
      },
    },
  });
