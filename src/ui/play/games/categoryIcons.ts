import type { GameCategory } from '../../../api/contract/play/game.ts';
import {
  cherryIcon,
  clubIcon,
  dicesIcon,
  fishIcon,
  flameIcon,
  gemIcon,
  joystickIcon,
  rocketIcon,
  swordsIcon,
  ticketIcon,
  trophyIcon,
  tvIcon,
} from '../../kit/icons/games.ts';

/** Icon and awning of each category. */
export const categoryLook: Readonly<Record<GameCategory, { readonly icon: string; readonly stall: string }>> = {
  LOTT: { icon: ticketIcon, stall: 'lottery' },
  ELOTT: { icon: ticketIcon, stall: 'lottery' },
  LIVE: { icon: tvIcon, stall: 'live' },
  RNG: { icon: cherryIcon, stall: 'slots' },
  SPORTS: { icon: trophyIcon, stall: 'sports' },
  FISH: { icon: fishIcon, stall: 'fish' },
  PVP: { icon: clubIcon, stall: 'cards' },
  ESPORTS: { icon: swordsIcon, stall: 'esports' },
  CRASH: { icon: rocketIcon, stall: 'crash' },
  ARCADE: { icon: joystickIcon, stall: 'arcade' },
  JACKPOT: { icon: gemIcon, stall: 'lottery' },
  MINI: { icon: dicesIcon, stall: 'fish' },
  COCKFIGHT: { icon: flameIcon, stall: 'live' },
};
