import type { ApiClient } from '../api/client.ts';
import { ApiError, type ApiFailure } from '../api/failure.ts';
import type { ReplayOptions } from '../console/core/capsule/replay.ts';
import { keepingOut } from '../console/core/keeping.ts';
import { secretsOfSite } from './secrets.ts';
import { unmasked } from './unmasked.ts';

/** How a replay reads what the contract and the events have masked. */
export const readable: Pick<ReplayOptions, 'keeping' | 'fill' | 'errors'> = {
  keeping: keepingOut(secretsOfSite()),
  fill: unmasked,
  errors: { ApiError: ({ failure }) => new ApiError(failure as ApiFailure) },
};

export const noCall = (): Promise<never> => Promise.reject(new Error('a replay calls nobody'));
export const nothing = (): void => {};

/** No replay ever comes to these: the console puts stand-ins in the place of all that would call them. */
export const nowhere = {
  api: noCall as ApiClient,
  session: { readToken: () => null, keepToken: nothing, keepAgentType: nothing, keepMerchant: nothing, clear: nothing },
  storage: {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: nothing,
    removeItem: nothing,
    clear: nothing,
  } satisfies Storage,
  page: { dataset: {} },
  showTexts: noCall,
  report: nothing,
  watchPlace: () => nothing,
  watchNetwork: () => nothing,
  watchLanguage: () => nothing,
  openChannel: () => {
    throw new Error('a replay has no other tabs');
  },
  navigate: nothing,
  sendFarewell: nothing,
  randomKey: () => 'the-key-of-a-replay',
  seal: noCall,
  endSession: nothing,
  tellOtherTabs: nothing,
  countdowns: { read: () => null, keep: nothing },
  proveHuman: noCall,
  remember: { recall: noCall, keep: noCall },
  phone: { send: noCall, confirm: noCall },
  copyText: noCall,
  takeHash: () => '',
  os: '',
  saveFile: nothing,
};
