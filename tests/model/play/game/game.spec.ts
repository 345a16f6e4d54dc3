import { expect } from 'vitest';
import { assign, type SnapshotFrom } from 'xstate';
import { protectionContract } from '../../../../src/api/contract/member/protection.ts';
import { gameContract } from '../../../../src/api/contract/play/game.ts';
import { gameMachine } from '../../../../src/machines/play/game/game.machine.ts';
import { answers, defect, refuses, wireFailures } from '../../answers.ts';
import type { Flow } from '../../kit/flow.ts';
import { NOW, standing } from '../../member/protect/standing.ts';
import { lanternNight } from '../myGames/myGames.spec.ts';

const { launch, played } = gameContract;
const P = 10_000;

export const FIRST = 'https://one.example.test/play/lantern-night?token=t1';
export const SECOND = 'https://two.example.test/play/lantern-night?token=t1';
const launched = { game: lanternNight, sessionId: 's1', demo: false };
export const since = Date.UTC(2026, 10, 22, 10, 30);

const codeOf = ({ failure }: SnapshotFrom<typeof gameMachine>['context']) =>
  failure?.kind === 'refused' ? failure.code : undefined;

export const gameFlow: Flow<typeof gameMachine> = {
  thorough: true,
  machine: () =>
    gameMachine.provide({ actions: { readSite: assign({ merchantCode: 'demo', theme: 'dark' }) as never } }),
  inputs: [
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/game/lantern-night' },
    { language: 'TH', keySeed: 'seed-of-a-page', address: '/game' },
  ],
  cases: {
    'game.ready': [{}],
    'game.roundStarted': [{ roundId: 'r1', stake: 20 * P }],
    'game.roundEnded': [{ roundId: 'r1', stake: 20 * P, payout: 48 * P }],
    'game.ended': [{ reason: 'session' }, { reason: 'limit' }],
    'game.failed': [{ reason: 'no graphics' }],
    'game.connection': [{ state: 'lost' }, { state: 'back' }],
    'game.check': [{ roundId: 'r1' }],
    'game.exit': [{}],
    'game.fullScreen': [{}],
    'game.menu': [{}],
    'game.retry': [{}],
    'page.address': [{ address: '/game' }, { address: '/game/rocket-rise' }],
    'page.language': [{ language: 'EN' }],
  },
  eachCounts: [
    'game.roundEnded',
    'game.check',
    'game.exit',
    'game.fullScreen',
    'game.menu',
    'page.address',
    'page.language',
  ],
  outcomes: {
    launch: [
      answers(launch, { ...launched, game_url: FIRST, game_url2: null }),
      answers(launch, { ...launched, game_url: FIRST, game_url2: SECOND, demo: true }),
      answers(launch, { ...launched, game_url: null, game_url2: null }),
      refuses(launch, 'PLAY_BLOCKED'),
      refuses(launch, 'GAME_PROVIDER_DOWN'),
      refuses(launch, 'PLAY_PAUSED', { until: NOW + 86_400_000 }),
      ...wireFailures(launch),
    ],
    fetchPlayed: [answers(played, { since, stake: 100 * P, payout: 60 * P, rounds: 5 }), ...wireFailures(played)],
    frame: [defect],
    fetchProtection: [answers(protectionContract.state, standing), ...wireFailures(protectionContract.state)],
    realityCheck: [defect],
  },
  // What was played, failures and the end are shown and decide nothing.
  project: ({ demo, gameId, addresses, round, language }) => [demo, gameId, addresses.length, round !== null, language],
  regions: {
    play: ({ context: { demo, gameId, addresses, round, language } }) => [
      demo,
      gameId,
      addresses.length,
      round !== null,
      language,
    ],
    position: () => null,
    reality: ({ context: { demo } }) => demo,
    '': () => null,
  },
  invariants: {
    'each round moves money, and nothing else does': ({ fresh }) => {
      const moved = fresh.filter((effect) => 'told' in effect && effect.told.type === 'page.moneyMoved');
      expect(moved.length).toBeLessThanOrEqual(1);
    },
    '[API-41] [STORE-05] a launch is reported with the vendor stored': ({ fresh }) => {
      const told = fresh.some((effect) => 'told' in effect && effect.told.type === 'page.gamePlayed');
      const stored = fresh.flatMap((effect) =>
        'did' in effect && effect.did === 'storeVendor' ? [effect.params] : [],
      );
      expect(stored).toEqual(told ? [{ vendor: 'NINELAMPS' }] : []);
    },
    'the frame runs exactly while the game is framed': ({ pending, snapshot }) =>
      expect('frame' in pending).toBe(snapshot.matches({ play: 'framed' })),
  },
  expectations: {
    'play.choosing': ({ pending, snapshot }) => {
      expect([snapshot.context.gameId, 'launch' in pending]).toEqual([null, false]);
    },
    'play.launching': ({ pending, snapshot: { context } }) => {
      const { gameId } = context;
      const { language } = (pending.launch as { headers: { language: string } }).headers;
      expect(['TH', 'EN']).toContain(language);
      expect(pending.launch).toEqual({
        headers: { language },
        request: {
          gameId,
          accountType: 1,
          confirmTrans: 0,
          vassalage: '',
          launchMode: 'GLS',
          platform: 'html5-desktop',
          clientType: 3,
          merchantCode: 'demo',
          language,
          theme: 'dark',
        },
      });
      expect([undefined, 'GAME_PROVIDER_DOWN']).toContain(codeOf(context));
    },
    'play.away': ({ snapshot }) => {
      expect([codeOf(snapshot.context), snapshot.can({ type: 'game.retry' })]).toEqual(['GAME_PROVIDER_DOWN', true]);
    },
    'play.framed.loading': ({ pending, snapshot: { context } }) => {
      expect(pending.frame).toEqual({ address: context.addresses[0] });
      expect([context.game, context.round]).toEqual([lanternNight, null]);
    },
    'play.framed.playing.resting': ({ pending, snapshot: { context } }) => {
      expect([pending.frame, context.round]).toEqual([{ address: context.addresses[0] }, null]);
    },
    'play.framed.playing.inRound': ({ snapshot: { context } }) =>
      expect(context.round).toEqual({ roundId: 'r1', stake: 20 * P }),
    'play.framed.playing.lost': ({ snapshot }) => expect(snapshot.can({ type: 'game.retry' })).toBe(false),
    'play.ended': ({ snapshot }) => {
      expect([snapshot.context.end, snapshot.can({ type: 'game.retry' })]).toEqual(['session', true]);
    },
    'play.stopped.asking': ({ pending, snapshot }) => {
      expect(pending.fetchProtection).toEqual({ request: {} });
      expect(['limit', 'blocked']).toContain(snapshot.context.end);
    },
    'play.stopped.known': ({ snapshot }) =>
      expect([snapshot.context.protection, snapshot.can({ type: 'game.retry' })]).toEqual([standing, false]),
    'play.stopped.unknown': ({ snapshot }) =>
      expect([snapshot.context.protection, snapshot.can({ type: 'game.retry' })]).toEqual([null, false]),
    'reality.off': ({ pending }) => expect('realityCheck' in pending).toBe(false),
    'reality.on': ({ pending }) => expect('realityCheck' in pending).toBe(true),
    'play.failed': ({ snapshot }) => expect(snapshot.can({ type: 'game.retry' })).toBe(true),
    'position.loading': ({ pending }) => expect(pending.fetchPlayed).toEqual({ request: {} }),
    'position.known': ({ snapshot: { context } }) => expect(context.played?.since).toBe(since),
    'position.unknown': ({ pending, snapshot }) => {
      expect([snapshot.context.played, 'fetchPlayed' in pending]).toEqual([null, false]);
    },
  },
};
