import { fromPromise } from 'xstate';
import type { ApiClient } from '../../../api/client.ts';
import { businessDay } from '../../../api/contract/rules/businessDay.ts';
import type { ProveHuman } from '../../../api/human/proveHuman.ts';
import { type LocaleDeps, wireLocale } from '../../site/locale/locale.wire.ts';
import { type ThemeDeps, wireTheme } from '../../site/theme/theme.wire.ts';
import { plug } from '../../support/plug.ts';
import { wireDeskMember } from '../deskMember/deskMember.wire.ts';
import { wireDeskPage } from '../deskPage/deskPage.wire.ts';
import { deskMachine } from './desk.machine.ts';
import type { DeskTokenStore } from './deskTokenStore.ts';

export interface DeskDeps extends LocaleDeps, ThemeDeps {
  readonly api: ApiClient;
  readonly proveHuman: ProveHuman;
  readonly tokens: DeskTokenStore;
  /** Server time, ms. */
  readonly siteNow: () => number;
}

/** Connects the desk to network and browser. */
export const wireDesk = (deps: DeskDeps) =>
  plug(deskMachine, { ...deps, today: () => businessDay(deps.siteNow()) }).provide({
    actors: {
      theme: wireTheme(deps),
      locale: wireLocale(deps),
      proveHuman: fromPromise(({ self, signal }) => deps.proveHuman({ self, signal })),
      page: wireDeskPage(deps),
      member: wireDeskMember(deps),
    },
    actions: {
      keepToken: (_, { token }) => deps.tokens.keep(token),
      forgetToken: () => deps.tokens.forget(),
    },
  });
