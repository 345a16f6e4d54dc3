import * as z from 'zod/mini';
import { phoneService } from '../contract/registration.ts';
import { jsonOf } from '../jsonOf.ts';

const KEY = 'phone-session';

const phoneSession = z.object({ service: phoneService, sessionInfo: z.string() });
/** A code that a hosted service has sent, as far as the service needs it to judge the code. */
export type PhoneSession = z.infer<typeof phoneSession>;

export interface PhoneSessionStore {
  /** What this tab left before a reload; null when it left nothing, or nothing that can be read. */
  read(): PhoneSession | null;
  keep(session: PhoneSession): void;
  forget(): void;
}

/** The session of the last code in session storage: worth nothing without the code, and gone with the tab. */
export const createPhoneSessionStore = (storage: Storage): PhoneSessionStore => ({
  read: () => phoneSession.safeParse(jsonOf(storage.getItem(KEY) ?? '')).data ?? null,
  keep: (session) => storage.setItem(KEY, JSON.stringify(session)),
  forget: () => storage.removeItem(KEY),
});
