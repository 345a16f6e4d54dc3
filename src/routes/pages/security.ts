import { browserPasskeys } from '../../api/passkeys.ts';
import { contactsEvents } from '../../machines/contacts/contacts.events.ts';
import { devicesEvents } from '../../machines/devices/devices.events.ts';
import { profileEvents } from '../../machines/profile/profile.events.ts';
import { securityEvents } from '../../machines/security/security.events.ts';
import { wireSecurity } from '../../machines/security/security.wire.ts';
import { signInWaysEvents } from '../../machines/signInWays/signInWays.events.ts';
import { SecurityPage } from '../../ui/security/SecurityPage.tsx';
import { pageCode } from '../page.ts';

export const page = pageCode({
  events: { ...securityEvents, ...devicesEvents, ...profileEvents, ...contactsEvents, ...signInWaysEvents },
  machine: () => wireSecurity({ passkeys: browserPasskeys, copyText: (text) => navigator.clipboard.writeText(text) }),
  View: SecurityPage,
});
