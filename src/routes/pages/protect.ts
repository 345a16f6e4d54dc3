import { listEvents } from '../../machines/list/list.events.ts';
import { playBreakEvents } from '../../machines/member/protect/playBreak.events.ts';
import { playExclusionEvents } from '../../machines/member/protect/playExclusion.events.ts';
import { playLimitEvents } from '../../machines/member/protect/playLimit.events.ts';
import { protectEvents } from '../../machines/member/protect/protect.events.ts';
import { protectMachine } from '../../machines/member/protect/protect.machine.ts';
import { ProtectPage } from '../../ui/member/protect/ProtectPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...protectEvents, ...playLimitEvents, ...playBreakEvents, ...playExclusionEvents, ...listEvents },
  machine: protectMachine,
  View: ProtectPage,
});
