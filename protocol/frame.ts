import * as z from 'zod/mini';

/**
 * Messages between the site's page and the game in its frame, by `postMessage`. Each side checks `origin` and `source`,
 * and ignores what does not parse. Amounts in 1/10,000 P.
 */
export const FRAME_VERSION = 1;

const of = { statehouse: z.literal(FRAME_VERSION) };

/** From the game to the site. */
export const fromGame = z.discriminatedUnion('type', [
  /** Playable: the loading cover goes. */
  z.object({ ...of, type: z.literal('game.ready') }),
  z.object({ ...of, type: z.literal('game.roundStarted'), roundId: z.string(), stake: z.int() }),
  z.object({ ...of, type: z.literal('game.roundEnded'), roundId: z.string(), stake: z.int(), payout: z.int() }),
  /** The wallet has ended the session; the game is at rest. */
  z.object({ ...of, type: z.literal('game.ended'), reason: z.enum(['session', 'limit', 'blocked', 'provider']) }),
  /** The game could not start. */
  z.object({ ...of, type: z.literal('game.failed'), reason: z.string() }),
  /** The line between game and provider: lost, then back. */
  z.object({ ...of, type: z.literal('game.connection'), state: z.enum(['lost', 'back']) }),
  /** The player asks for the page of a round (`check`), or to leave (`exit`). */
  z.object({ ...of, type: z.literal('game.check'), roundId: z.string() }),
  z.object({ ...of, type: z.literal('game.exit') }),
  /** The player asks for the whole screen: of the site's page, whose bar shows balance, time and net position. */
  z.object({ ...of, type: z.literal('game.fullScreen') }),
]);
export type FromGame = z.infer<typeof fromGame>;

/** From the site to the game. */
export const toGame = z.discriminatedUnion('type', [
  z.object({
    ...of,
    type: z.literal('site.look'),
    theme: z.enum(['dark', 'light']),
    language: z.enum(['TH', 'EN']),
  }),
  /** Stop after the running round (time-out, exclusion, limit, dead session), or go on. */
  z.object({ ...of, type: z.literal('site.hold'), held: z.boolean() }),
  /** The player opens the game's menu from the bar of the site. */
  z.object({ ...of, type: z.literal('site.menu') }),
]);
export type ToGame = z.infer<typeof toGame>;
