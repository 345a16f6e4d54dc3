import { useSelector } from '@xstate/react';
import { serverNow } from '../../machines/clock/clock.machine.ts';
import { durationText } from '../clock/timeText.ts';
import type { Site } from '../shell/site.ts';

/** Time since the login, `00:42:18`. */
export function PlayedFor({ site, since }: { readonly site: Site; readonly since: number }) {
  const clock = useSelector(site, ({ children }) => children.clock);
  const text = useSelector(clock, (state) => (state ? durationText(serverNow(state.context) - since) : ''));
  return <b role="timer">{text}</b>;
}
