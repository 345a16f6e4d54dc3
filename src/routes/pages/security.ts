import { devicesEvents } from '../../machines/devices/devices.events.ts';
import { securityEvents } from '../../machines/security/security.events.ts';
import { securityMachine } from '../../machines/security/security.machine.ts';
import { SecurityPage } from '../../ui/security/SecurityPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...securityEvents, ...devicesEvents },
  machine: securityMachine,
  View: SecurityPage,
});
