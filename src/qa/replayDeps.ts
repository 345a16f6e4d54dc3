import type { ApiClient } from '../api/client.ts';
import { ApiError, type ApiFailure } from '../api/failure.ts';
import type { ReplayOptions } from '../console/core/capsule/replay.ts';
import { redactSecrets } from '../console/core/redactor.ts';
import { secretsOfSite } from './secrets.ts';
import { unmasked } from './unmasked.ts';

/** How a replay reads what the contract and the events have masked. */
export const readable: Pick<ReplayOptions, 'keeping' | 'fill' | 'errors'> = {
  keeping: redactSecrets(secretsOfSite()),
  fill: unmasked,
  errors: { ApiError: ({ failure }) => new ApiError(failure as ApiFailure) },
};

export const noCall = (): Promise<never> => Promise.reject(new Error('a replay calls nobody'));
export const noop = (): void => {};

/** No replay ever comes to these: the console puts stand-ins in the place of all that would call them. */
export const replayDeps = {
  api: noCall as ApiClient,
  session: { readToken: () => null, keepToken: noop, keepAgentType: noop, keepMerchant: noop, clear: noop },
  storage: {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem: noop,
    removeItem: noop,
    clear: noop,
  } satisfies Storage,
  page: { dataset: {} },
  showTexts: noCall,
  report: noop,
  watchLocation: () => noop,
  watchMotion: () => noop,
  watchNetwork: () => noop,
  watchOnline: () => noop,
  appWorker: { watch: () => noop, check: noop, apply: noCall },
  watchForeground: () => noop,
  openLive: () => noop,
  openChat: () => ({ send: noop, leave: noop }),
  watchLanguage: () => noop,
  openChannel: () => {
    throw new Error('a replay has no other tabs');
  },
  navigate: noop,
  origin: '',
  sendFarewell: noop,
  openServiceWindow: noop,
  serviceWindow: { open: noop, show: () => false, close: noop },
  /** Masked as those of a page are: 24 characters or more. */
  randomKey: () => 'the-key-of-a-replay-of-a-page',
  seal: noCall,
  endSession: noop,
  tellOtherTabs: noop,
  countdowns: { read: () => null, keep: noop },
  proveHuman: noCall,
  passkeys: { make: noCall, use: noCall },
  remember: { recall: noCall, keep: noCall },
  phone: { send: noCall, confirm: noCall },
  copyText: noCall,
  takeHash: () => '',
  mayKeepPassword: () => false,
  watchMember: () => () => {},
  frameOf: () => null,
  os: '',
  saveFile: noop,
};
