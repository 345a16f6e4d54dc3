import { useSelector } from '@xstate/react';
import { serverNow } from '../../../machines/site/clock/clock.machine.ts';
import { durationText } from '../../site/clock/timeText.ts';
import type { Site } from '../../site/shell/site.ts';

/** Time since the login, `00:42:18`; a narrow bar leaves out the seconds. */
export function PlayedFor({ site, since }: { readonly site: Site; readonly since: number }) {
  const clock = useSelector(site, ({ children }) => children.clock);
  const text = useSelector(clock, (state) => (state ? durationText(serverNow(state.context) - since) : ''));
  return (
    <b role="timer">
      {text.slice(0, -3)}
      <small>{text.slice(-3)}</small>
    </b>
  );
}
