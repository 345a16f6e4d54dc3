import type { Database } from '../../database/database.ts';
import type { Caller } from '../../deps.ts';
import { writeMessage } from '../../member/inbox/writeMessage.ts';
import { maskAddress, readDevice } from './readDevice.ts';

interface SignedIn {
  readonly merchantCode: string;
  readonly memberId: string;
  readonly at: number;
  readonly caller: Pick<Caller, 'ip' | 'userAgent'>;
}

/** Tells a member of a sign-in from a device that the account has not been used on (MEMBER-17). */
export async function tellNewDevice(db: Database, { merchantCode, memberId, at, caller }: SignedIn): Promise<void> {
  const { browser, system } = readDevice(caller.userAgent);
  const device = [browser, system].filter(Boolean).join(', ');
  const facts = { ...(device && { device }), address: maskAddress(caller.ip) };
  await writeMessage(db, { merchantCode, memberId, at, topic: 'newDevice', facts });
}
