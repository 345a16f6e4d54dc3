import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../src/api/client.ts';
import { gameContract } from '../src/api/contract/play/game.ts';

/** A session of a game at the provider. */
export interface OpenGame {
  readonly bearer: string;
  /** In 1/10,000 P. */
  readonly minStake: number;
}

/** Launches a game at the site and opens it at the provider, as its page does. */
export async function openGame(api: ApiClient, games: string, gameId: string): Promise<OpenGame> {
  const { game_url } = await api(gameContract.launch, {
    headers: { language: 'EN' },
    request: {
      ...{ gameId, accountType: 1, confirmTrans: 0, vassalage: '', launchMode: 'GLS' },
      ...{ platform: 'html5-desktop', clientType: 3, merchantCode: '', language: 'EN', theme: 'dark' },
      nodeId: '',
    },
  });
  const launched = new URL(game_url ?? '');
  const bearer = randomUUID();
  const opened = await fetch(new URL('/api/open', games), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: tokenOf(launched), bearer }),
  });
  if (!opened.ok) throw new Error(`${gameId} does not open: ${opened.status} ${await opened.text()}`);
  const { game } = (await opened.json()) as { readonly game: { readonly minStake: number } };
  return { bearer, minStake: game.minStake };
}

/** The one-time token of a game's address. */
const tokenOf = ({ searchParams, hash }: URL): string =>
  searchParams.get('token') ?? new URLSearchParams(hash.slice(1)).get('token') ?? '';
