import { fromCallback } from 'xstate';
import type { LiveEvent } from '../../../api/contract/site/live.ts';
import { isGamePath } from '../pages/pages.rules.ts';
import { liveMachine } from './live.machine.ts';

export interface LiveDeps {
  /** Opens the push channel; `lost` is called once, when it ends or cannot be opened. Returns its end. */
  readonly openLive: (hear: (event: LiveEvent) => void, lost: () => void) => () => void;
  /** Reports whether the site is in the foreground, now and on change; returns the unsubscribe function. */
  readonly watchForeground: (changed: (seen: boolean) => void) => () => void;
  readonly watchLocation: (moved: (path: string, query: string) => void) => () => void;
  readonly watchNetwork: (back: () => void) => () => void;
}

export const wireLive = ({ openLive, watchForeground, watchLocation, watchNetwork }: LiveDeps) =>
  liveMachine.provide({
    actors: {
      surroundings: fromCallback(({ sendBack }) => {
        const leaveLocation = watchLocation((path) => sendBack({ type: 'live.game', open: isGamePath(path) }));
        const leaveNetwork = watchNetwork(() => sendBack({ type: 'live.online' }));
        const leaveForeground = watchForeground((seen) => sendBack({ type: 'live.foreground', seen }));
        return () => {
          leaveForeground();
          leaveNetwork();
          leaveLocation();
        };
      }),
      channel: fromCallback(({ sendBack }) =>
        openLive(
          (event) => {
            if (event.type === 'live.hello' || event.type === 'live.balance') {
              sendBack({ type: event.type, sumBalance: event.sumBalance });
            } else if (event.type === 'live.unread') sendBack({ type: 'live.unread', unread: event.unread });
            else if (event.type === 'live.round' && event.state === 'cancelled') sendBack({ type: 'live.cancelled' });
            else sendBack({ type: 'live.beat' });
          },
          () => sendBack({ type: 'live.lost' }),
        ),
      ),
    },
  });
