import { wireSecurity } from '../../machines/security/security.wire.ts';
import { SecurityPage } from '../../ui/security/SecurityPage.tsx';
import { definePage } from '../page.ts';

export const page = definePage<ReturnType<typeof wireSecurity>>((deps) => ({
  logic: wireSecurity(deps),
  View: SecurityPage,
}));
