import { browserPasskeys } from '../../api/passkeys.ts';
import { contactsEvents } from '../../machines/account/contacts/contacts.events.ts';
import { devicesPage } from '../../machines/account/devices/devices.machine.ts';
import { profileEvents } from '../../machines/account/profile/profile.events.ts';
import { securityEvents } from '../../machines/account/security/security.events.ts';
import { wireSecurity } from '../../machines/account/security/security.wire.ts';
import { signInWaysEvents } from '../../machines/account/signInWays/signInWays.events.ts';
import { SecurityPage } from '../../ui/account/security/SecurityPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...securityEvents, ...devicesPage.events, ...profileEvents, ...contactsEvents, ...signInWaysEvents },
  machine: () => wireSecurity({ passkeys: browserPasskeys, copyText: (text) => navigator.clipboard.writeText(text) }),
  View: SecurityPage,
});
