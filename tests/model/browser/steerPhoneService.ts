import type { PhoneService } from '../../browser/support/phoneService.ts';
import { holdRequests } from '../kit/browser/holdRequests.ts';
import type { Steering } from '../kit/browser/stage.ts';

/** Steering of a hosted service's answers about a code. */
export function steerPhoneService(phone: PhoneService): Steering {
  const held = holdRequests('code for the phone service', [':signInWithPhoneNumber']);
  return {
    hold: held.hold,
    letGo: held.letGo,
    can: () => true,
    end: async ({ kind }) => {
      if (kind === 'error') phone.refuse('signInWithPhoneNumber', 'INVALID_CODE');
      else phone.recover();
      await held.answered(await held.next());
    },
  };
}
