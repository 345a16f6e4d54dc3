import type { CallOf, Endpoint, ValueOf } from '../../../api/contract/endpoint.ts';
import type { LanguageCode } from '../../../api/contract/fields.ts';
import { announcementContract } from '../../../api/contract/public/announcement.ts';
import { homeContract } from '../../../api/contract/public/home.ts';
import { extContract } from '../../../api/contract/site/ext.ts';
import { systemContract } from '../../../api/contract/site/system.ts';
import { createResourceMachine } from '../../resource/resource.machine.ts';

const resourceFor = <const E extends Endpoint>(endpoint: E, id: string, initial?: 'idle') =>
  createResourceMachine<CallOf<E>, ValueOf<E> & object>(id, endpoint, initial);

/** Server data on the site, one resource machine each, by actor name. */
export const content = {
  whitelabel: resourceFor(systemContract.whitelabel, 'whitelabel'),
  countries: resourceFor(extContract.countries, 'countries'),
  announcements: resourceFor(announcementContract.list, 'announcements'),
  winners: resourceFor(homeContract.winnerBoard, 'winners'),
  matches: resourceFor(homeContract.hotMatches, 'matches'),
  numbers: resourceFor(homeContract.openedNumbers, 'numbers', 'idle'),
};

/** CONST-07: parameters of the winners board. */
const WINNERS_LIMIT = 20;

export const announcementsCall = (language: LanguageCode): CallOf<typeof announcementContract.list> => ({
  request: { types: 'B,PL,PR,H', platform: 'W', language },
});

/** HOME-08. */
export const winnersCall = (language: LanguageCode): CallOf<typeof homeContract.winnerBoard> => ({
  request: { gameCategory: 'ALL', language, limitNum: WINNERS_LIMIT },
});

/** HOME-04. */
export const matchesCall = (language: LanguageCode): CallOf<typeof homeContract.hotMatches> => ({
  request: { language },
});

/** LOGIN-15, CONST-09: popular lottery numbers. */
export const numbersCall = (language: LanguageCode): CallOf<typeof homeContract.openedNumbers> => ({
  request: { count: '20', prizeMode: 'Elott', device: 'WEB', language },
});
