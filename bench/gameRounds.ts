import { randomUUID } from 'node:crypto';
import { buildGames } from '../scripts/build.ts';
import { startServer } from '../scripts/serverProcess.ts';
import { createApiClient } from '../src/api/client.ts';
import { walletContract } from '../src/api/contract/money/wallet.ts';
import { betContract } from '../src/api/contract/play/bet.ts';
import { gameContract } from '../src/api/contract/play/game.ts';
import { answeredFigures } from './answeredFigures.ts';
import { startBareServer } from './bareServer.ts';
import type { Bench } from './figure.ts';
import { type LoadRequest, sendAtRate } from './load.ts';
import { moneyedTokens } from './moneyLoad.ts';
import { openGame } from './openGame.ts';

const PER_SECOND = 200;
/** Two minutes with `ROUND_SECONDS=120`. */
const SECONDS = Number(process.env.ROUND_SECONDS ?? 30);
const WARM_UP_SECONDS = 2;
/** A player has one open round in a game at most, so that each plays several. */
const GAMES_PER_PLAYER = 8;

/** Slot rounds through provider and wallet on the embedded database: stake, payout and end of each are calls of their own. */
export const gameRounds: Bench = async () => {
  await buildGames(false);
  const [server, bare] = await Promise.all([startServer({ games: true }), startBareServer()]);
  const games = server.gamesUrl ?? '';
  const tokens = await moneyedTokens(server.url);
  const players = await Promise.all(tokens.map((token) => openPlayer(server.url, token)));
  const seats = (await Promise.all(players.map(({ sitDown }) => sitDown(games)))).flat();
  const spins = (seconds: number): readonly LoadRequest[] =>
    Array.from({ length: PER_SECOND * seconds }, (_, at) => spinOf(seats[at % seats.length] as Seat));

  const plain = await sendAtRate(bare.url, PER_SECOND, spins(SECONDS));
  await sendAtRate(games, PER_SECOND, spins(WARM_UP_SECONDS));
  const answers = await sendAtRate(games, PER_SECOND, spins(SECONDS));
  const wrong = (await Promise.all(players.map(({ isInBalance }) => isInBalance()))).filter((is) => !is).length;
  await Promise.all([server.stop(), bare.stop()]);
  return [
    ...answeredFigures({ one: 'Game round', many: 'game rounds', perSecond: PER_SECOND, answers, plain, most: 50 }),
    {
      name: 'Players whose balance is not what their betting record says',
      value: wrong,
      unit: '',
      bar: { most: 0 },
      yardstick: null,
    },
  ];
};

/** A game that a player has opened. */
interface Seat {
  readonly bearer: string;
  /** In 1/10,000 P. */
  readonly stake: number;
}

async function openPlayer(url: string, token: string) {
  const api = createApiClient({
    baseURL: url,
    readToken: () => token,
    readLanguage: () => 'EN',
    seal: () => Promise.reject(new Error('nothing to seal here')),
  });
  const balance = async () =>
    (await api(walletContract.balance, { request: {}, headers: { 'x-background': '1' } })).sumBalance;
  const sums = async () => {
    const range = { from: 0, to: Date.now() + 86_400_000 };
    return api(betContract.list, {
      request: { ...range, category: 'all', result: 'all', page: 1, pageSize: '10', language: 'EN' },
    });
  };
  const before = { balance: await balance(), sums: await sums() };
  const { list } = await api(gameContract.catalog, { request: { language: 'EN' } });
  const slots = list.filter(({ category, type }) => category === 'RNG' && type === 'slots').slice(0, GAMES_PER_PLAYER);

  return {
    sitDown: async (games: string): Promise<readonly Seat[]> => {
      const seats: Seat[] = [];
      for (const { id } of slots) {
        const { bearer, minStake } = await openGame(api, games, id);
        seats.push({ bearer, stake: minStake });
      }
      return seats;
    },
    isInBalance: async (): Promise<boolean> => {
      const after = { balance: await balance(), sums: await sums() };
      const net = ({ payout, stake }: { readonly payout: number; readonly stake: number }) => payout - stake;
      const played = net(after.sums) - net(before.sums);
      return after.sums.open === 0 && after.sums.count > before.sums.count && after.balance - before.balance === played;
    },
  };
}

function spinOf({ bearer, stake }: Seat): LoadRequest {
  const body = JSON.stringify({ stake, requestId: randomUUID() });
  const headers = {
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { method: 'POST', path: '/api/spin', headers, body };
}
