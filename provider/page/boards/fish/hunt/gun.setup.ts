import { assign, fromPromise, setup } from 'xstate';
import { CANNONS, type FishChoice, MOST_SHOTS, type Shot } from '../../../../engines/board/fish.ts';
import type { FishId } from '../../../../engines/board/fishKinds.ts';

/** Shots that can be loaded at most, and with one press. */
export const MOST_LOADED = 300;
export const LOAD = 100;

type Cannon = FishChoice['cannon'];
export interface Fired {
  readonly id: number;
  readonly fish: FishId;
  /** 1/10,000 P */
  readonly price: number;
}
/** What the page's machine says: ready for a round, busy with one, or neither. */
export type TableState = 'ready' | 'busy' | 'shut';
export interface Table {
  readonly table: TableState;
  /** 1/10,000 P */
  readonly balance: number;
  readonly maxStake: number;
}

export interface GunContext extends Table {
  /** What a chip is worth, 1/10,000 P, and the chips that a shot costs. */
  readonly chip: number;
  readonly cannon: Cannon;
  /** The kind that all shots go to. */
  readonly lock: FishId | null;
  /** Shots that may still be fired before the player loads again. */
  readonly loaded: number;
  /** Fired, and not sent. */
  readonly waiting: readonly Fired[];
  /** Sent as one round, and not answered. */
  readonly sent: readonly Fired[] | null;
  readonly tally: { readonly shots: number; readonly hits: number; readonly spent: number; readonly back: number };
}

export type GunEvent =
  | { readonly type: 'gun.press' }
  | { readonly type: 'gun.release' }
  /** One shot at what is in the sights. */
  | { readonly type: 'gun.fire'; readonly id: number; readonly fish: FishId }
  | { readonly type: 'gun.load' }
  | { readonly type: 'gun.lock'; readonly fish: FishId | null }
  | { readonly type: 'gun.setChip'; readonly chip: number }
  | { readonly type: 'gun.setCannon'; readonly cannon: Cannon }
  | { readonly type: 'gun.told'; readonly told: Table }
  | { readonly type: 'gun.settled'; readonly shots: readonly Shot[]; readonly payout: number }
  /** The round was not played: nothing was taken. */
  | { readonly type: 'gun.returned' }
  | { readonly type: 'gun.hunt' }
  | { readonly type: 'gun.volley' };

export const priceOf = ({ chip, cannon }: Pick<GunContext, 'chip' | 'cannon'>): number => chip * cannon;
const sum = (shots: readonly Fired[]): number => shots.reduce((total, { price }) => total + price, 0);

/** The shots of the next round: those of one price, as many as a round may cost. */
export function nextShots({ waiting, maxStake }: Pick<GunContext, 'waiting' | 'maxStake'>): readonly Fired[] {
  const price = waiting[0]?.price ?? 0;
  const other = waiting.findIndex((shot) => shot.price !== price);
  const most = Math.min(MOST_SHOTS, Math.max(1, Math.floor(maxStake / Math.max(1, price))));
  return waiting.slice(0, other < 0 ? most : Math.min(other, most));
}

/** Why no shot can be fired, or null. */
export function whyNot(context: GunContext): 'shut' | 'empty' | 'dear' | 'poor' | null {
  const price = priceOf(context);
  if (context.table === 'shut' || price === 0) return 'shut';
  if (context.loaded === 0) return 'empty';
  if (price > context.maxStake) return 'dear';
  return sum(context.waiting) + sum(context.sent ?? []) + price > context.balance ? 'poor' : null;
}

export const gunSetup = setup({
  types: { context: {} as GunContext, events: {} as GunEvent },
  actors: { openScene: fromPromise<void>(() => Promise.reject(new Error('openScene is not wired'))) },
  delays: {
    /** Between two rounds. */
    second: 1_000,
    /** Between two shots while the trigger is held. */
    interval: 220,
    sceneTimeout: 15_000,
  },
  actions: {
    keepTold: assign((_, { told }: { told: Table }) => told),
    keepShot: assign(({ context }, { id, fish }: { id: number; fish: FishId }) => ({
      waiting: [...context.waiting, { id, fish, price: priceOf(context) }],
      loaded: context.loaded - 1,
    })),
    load: assign(({ context }) => ({ loaded: Math.min(MOST_LOADED, context.loaded + LOAD) })),
    keepLock: assign((_, { fish }: { fish: FishId | null }) => ({ lock: fish })),
    setChip: assign((_, { chip }: { chip: number }) => ({ chip })),
    setCannon: assign((_, { cannon }: { cannon: Cannon }) => ({ cannon })),
    keepBatch: assign(({ context }) => {
      const sent = nextShots(context);
      return { sent, waiting: context.waiting.slice(sent.length) };
    }),
    countBatch: assign(({ context }, { shots, payout }: { shots: readonly Shot[]; payout: number }) => ({
      sent: null,
      tally: {
        shots: context.tally.shots + shots.length,
        hits: context.tally.hits + shots.filter(({ caught }) => caught.length > 0).length,
        spent: context.tally.spent + sum(context.sent ?? []),
        back: context.tally.back + payout,
      },
    })),
    /** Whatever has not been played goes back into the magazine. */
    takeBack: assign(({ context: { sent, waiting, loaded } }) => ({
      ...{ sent: null, waiting: [] },
      loaded: Math.min(MOST_LOADED, loaded + waiting.length + (sent?.length ?? 0)),
    })),
    /** Effects of the page; implemented in `openHunt.ts`. */
    depart: () => {},
    pull: () => {},
    showBatch: (_, _answer: { shots: readonly Shot[] }) => {},
    dropShots: () => {},
    clearAims: () => {},
  },
  guards: {
    canFire: ({ context }) => whyNot(context) === null && context.waiting.length < MOST_SHOTS,
    canHold: ({ context }) => whyNot(context) === null,
    canLoad: ({ context }) => context.loaded < MOST_LOADED,
    canDepart: ({ context }) => context.waiting.length > 0 && context.table === 'ready' && context.sent === null,
    isUnderway: ({ context }) => context.sent !== null,
    isQuiet: ({ context }) => context.sent === null && context.waiting.length === 0,
    isStrong: (_, { cannon }: { cannon: number }) => CANNONS.some((each) => each === cannon),
  },
});
