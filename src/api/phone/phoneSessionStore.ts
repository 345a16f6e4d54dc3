import * as z from 'zod/mini';
import { phoneService } from '../contract/account/registration.ts';
import { jsonOf } from '../jsonOf.ts';

const KEY = 'phone-session';

const phoneSession = z.object({ service: phoneService, sessionInfo: z.string() });
/** Session of a sent code, as the hosted service needs it for verification. */
export type PhoneSession = z.infer<typeof phoneSession>;

export interface PhoneSessionStore {
  /** The session from before a reload; null if none or unreadable. */
  read(): PhoneSession | null;
  keep(session: PhoneSession): void;
  forget(): void;
}

/** Session of the last code in session storage: useless without the code, and gone with the tab. */
export const createPhoneSessionStore = (storage: Storage): PhoneSessionStore => ({
  read: () => phoneSession.safeParse(jsonOf(storage.getItem(KEY) ?? '')).data ?? null,
  keep: (session) => storage.setItem(KEY, JSON.stringify(session)),
  forget: () => storage.removeItem(KEY),
});
