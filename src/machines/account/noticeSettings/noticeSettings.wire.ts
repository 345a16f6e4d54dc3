import { fromPromise } from 'xstate';
import type { PushState, PushSubscribed } from './noticeSettings.machine.ts';
import { noticeSettingsMachine } from './noticeSettings.machine.ts';

/** Push messages in this browser. */
export interface BrowserPush {
  readonly read: () => Promise<PushState>;
  readonly ask: (key: string) => Promise<PushSubscribed | null>;
  readonly end: () => Promise<string>;
}

export const wireNoticeSettings = ({ read, ask, end }: BrowserPush) =>
  noticeSettingsMachine.provide({
    actors: {
      readPush: fromPromise(read),
      askPush: fromPromise<PushSubscribed | null, { readonly key: string }>(({ input }) => ask(input.key)),
      endPush: fromPromise(end),
    },
  });
