import { apiActor } from '../../api/actors.ts';
import type { ApiClient } from '../../api/client.ts';
import { deskContract } from '../../api/contract/desk.ts';
import { wireDeskAdjust } from '../deskAdjust/deskAdjust.wire.ts';
import { wireDeskPage } from '../deskPage/deskPage.wire.ts';
import { type LocaleDeps, wireLocale } from '../locale/locale.wire.ts';
import { type ThemeDeps, wireTheme } from '../theme/theme.wire.ts';
import { deskMachine } from './desk.machine.ts';
import type { DeskTokenStore } from './deskTokenStore.ts';

export interface DeskDeps extends LocaleDeps, ThemeDeps {
  readonly api: ApiClient;
  readonly tokens: DeskTokenStore;
}

/** The whole desk, plugged into network and browser. */
export const wireDesk = (deps: DeskDeps) =>
  deskMachine.provide({
    actors: {
      theme: wireTheme(deps),
      locale: wireLocale(deps),
      readOverview: apiActor(deps.api, deskContract.overview),
      sendSignIn: apiActor(deps.api, deskContract.signIn),
      sendSignOut: apiActor(deps.api, deskContract.signOut),
      page: wireDeskPage(deps),
      adjust: wireDeskAdjust(deps),
    },
    actions: {
      keepToken: (_, { token }) => deps.tokens.keep(token),
      forgetToken: () => deps.tokens.forget(),
    },
  });
