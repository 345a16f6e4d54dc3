import type { RequestOf } from '../../../api/contract/endpoint.ts';
import type { Game, gameContract } from '../../../api/contract/play/game.ts';
import { lottoView } from '../../../api/contract/play/lottoView.ts';
import { type ApiFailure, isRefusal } from '../../../api/failure.ts';
import { pathOfCategory } from '../games/games.rules.ts';

/** The room of an address such as `/game/pok-deng?room=pok-deng-21` (API-42). */
export function roomOfAddress(address: string): { readonly roomId?: string } {
  const roomId = new URLSearchParams(address.split('?')[1] ?? '').get('room');
  return roomId !== null && /^[a-z0-9-]{1,32}$/.test(roomId) ? { roomId } : {};
}

type Launch = RequestOf<typeof gameContract.launch>;

type LaunchMode = Pick<Launch, 'launchMode' | 'lottoArea' | 'lottoGameCode' | 'lottoView' | 'device' | 'backUrl'>;

/** LOTTERY-09…13, API-48: an address such as `/game/hanoi-lottery?lottoView=betting` opens the lottery so. */
export function launchModeOf(address: string, gameId: string): LaunchMode {
  const view = lottoView.safeParse(new URLSearchParams(address.split('?')[1] ?? '').get('lottoView'));
  if (!view.success) return { launchMode: 'GLS' };
  return {
    ...{ launchMode: 'LOTT', lottoArea: 'VN', lottoGameCode: gameId, lottoView: view.data },
    ...{ device: 'WEB', backUrl: pathOfCategory('LOTT') },
  };
}

interface Launching extends Pick<Launch, 'language' | 'theme' | 'merchantCode'> {
  readonly address: string;
  readonly gameId: string | null;
}

/** What opens the game of an address, in the look of the page (API-43). */
export const launchRequestOf = ({ address, gameId, merchantCode, language, theme }: Launching): Launch => ({
  gameId: gameId ?? '',
  accountType: 1,
  confirmTrans: 0,
  vassalage: '',
  ...launchModeOf(address, gameId ?? ''),
  ...roomOfAddress(address),
  platform: 'html5-desktop',
  clientType: 3,
  merchantCode,
  language,
  theme,
});

/** Where leaving a game leads: to its category. */
export const pathAfterGame = (game: Game | null): string => (game === null ? '/games' : pathOfCategory(game.category));

export interface Launched {
  readonly game_url: string | null;
  readonly game_url2: string | null;
}

/** Addresses to try, in this order (GAME-25). */
export const addressesOf = ({ game_url, game_url2 }: Launched): readonly string[] =>
  [game_url, game_url2].flatMap((address) => (address === null ? [] : [address]));

/** Whether a launch was refused by a limit of the member's own, or by a break or exclusion. */
export function stopOf(failure: ApiFailure): 'limit' | 'blocked' | null {
  if (isRefusal(failure, 'OWN_LIMIT_REACHED')) return 'limit';
  return isRefusal(failure, 'PLAY_PAUSED') ? 'blocked' : null;
}
