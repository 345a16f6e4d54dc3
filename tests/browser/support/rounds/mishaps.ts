import type { Page, Route } from 'playwright-core';
import { gone, seen } from '../wait.ts';
import { balanceIn } from './gameKind.ts';
import type { AtGame, Mishap } from './playRounds.ts';

/** Calls of the game's frame to its provider. */
const CALLS = '**/api/**';

/** What becomes of a call: of the one with the stake, which the provider has taken, or of a later one. */
type Fate = (route: Route, isStake: boolean) => Promise<void>;

/** Lets the provider take the stake, and does as told with its answer and with all later calls. */
async function takeStake({ page, kind }: AtGame, fate: Fate) {
  const taken = Promise.withResolvers<void>();
  let isTaken = false;
  const handle = async (route: Route) => {
    const isStake = !isTaken && new URL(route.request().url()).pathname.endsWith(kind.call);
    if (isStake) {
      isTaken = true;
      await route.fetch();
      taken.resolve();
    }
    await (isTaken ? fate(route, isStake) : route.continue());
  };
  await page.route(CALLS, handle);
  return { taken: taken.promise, end: () => page.unroute(CALLS, handle) };
}

/** The player reloads the page, or the line to the provider breaks, while a round is under way. */
function whileTaken(fate: Fate, happen: (at: AtGame, end: () => Promise<void>) => Promise<void>): Mishap {
  let stake: Awaited<ReturnType<typeof takeStake>>;
  return {
    prepare: async (at) => {
      stake = await takeStake(at, fate);
    },
    happen: async (at) => {
      await stake.taken;
      await happen(at, stake.end);
    },
  };
}

const reload = async ({ page, frame, kind }: AtGame) => {
  await page.reload();
  await gone(page.getByText(`Starting ${kind.name}`));
  await balanceIn(frame);
};

/** The page is reloaded in a round: before its answer arrives, or while it waits. */
export const reloaded = (at: AtGame): Mishap =>
  at.kind.windows === 'instant'
    ? whileTaken(
        // The page is gone before the answer.
        (route, isStake) => (isStake ? Promise.resolve() : route.continue()),
        async (there, end) => {
          await reload(there);
          await end();
        },
      )
    : {
        prepare: async () => {},
        happen: async (there) => {
          if (there.kind.windows === 'waits') await there.kind.isIn(there.frame);
          await reload(there);
        },
      };

/** A network that is gone takes open lines with it; the emulated one leaves them. */
export const cutLinesOffline = (): void => {
  const plain = globalThis.fetch;
  const lines = new Set<AbortController>();
  globalThis.fetch = async (input, init = {}) => {
    const line = new AbortController();
    lines.add(line);
    return plain(input, { ...init, signal: AbortSignal.any([line.signal, ...(init.signal ? [init.signal] : [])]) });
  };
  addEventListener('offline', () => {
    for (const line of lines) line.abort();
    lines.clear();
  });
};

const isTold = async ({ page, frame, kind }: AtGame): Promise<void> => {
  await seen(frame.getByText(kind.lost));
  await seen(page.getByText('Connection to the game lost'));
};
const isBack = ({ page }: { readonly page: Page }): Promise<void> =>
  gone(page.getByText('Connection to the game lost'));

/** The line breaks in a round: the player is told so, and finds the round afterwards. */
export const lineLost = (at: AtGame): Mishap =>
  at.kind.isPushed
    ? {
        prepare: async () => {},
        happen: async (there) => {
          await there.page.context().setOffline(true);
          await isTold(there);
          await there.page.context().setOffline(false);
          await isBack(there);
        },
      }
    : whileTaken(
        (route) => route.abort('connectionreset'),
        async (there, end) => {
          await isTold(there);
          await end();
          await isBack(there);
        },
      );
