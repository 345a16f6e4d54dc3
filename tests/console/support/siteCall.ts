import type { WatchedCall } from '../../../src/console/core/calls/watchedCall.ts';
import { watchedCalls } from '../../../src/qa/watchedCalls.ts';

/** The call of the site with this id. */
export const siteCall = (id: string): WatchedCall => {
  const call = watchedCalls.find((one) => one.id === id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
};
