import { securityEvents } from '../../machines/security/security.events.ts';
import { securityMachine } from '../../machines/security/security.machine.ts';
import { SecurityPage } from '../../ui/security/SecurityPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({ events: securityEvents, machine: securityMachine, View: SecurityPage });
