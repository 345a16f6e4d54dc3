import { listEvents } from '../../machines/list/list.events.ts';
import { playBreakEvents } from '../../machines/protect/playBreak.events.ts';
import { playExclusionEvents } from '../../machines/protect/playExclusion.events.ts';
import { playLimitEvents } from '../../machines/protect/playLimit.events.ts';
import { protectEvents } from '../../machines/protect/protect.events.ts';
import { protectMachine } from '../../machines/protect/protect.machine.ts';
import { ProtectPage } from '../../ui/protect/ProtectPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...protectEvents, ...playLimitEvents, ...playBreakEvents, ...playExclusionEvents, ...listEvents },
  machine: protectMachine,
  View: ProtectPage,
});
