import { eq } from 'drizzle-orm';
import type { ContactKind, Contacts } from '../../../src/api/contract/account/account.ts';
import type { LanguageCode } from '../../../src/api/contract/fields.ts';
import type { Database } from '../../database/database.ts';
import { member } from '../../database/schema.ts';
import { maskedEmail } from '../paymentPassword/maskedEmail.ts';
import { maskedMobile } from '../paymentPassword/ownMobile.ts';
import { withdrawalsLockedUntil } from '../paymentPassword/withdrawalLock.ts';
import { numberOf } from '../verification/mobile.ts';
import { accountOf } from './memberAccount.ts';

/** A phone number or an email address. */
export interface Contact {
  readonly kind: ContactKind;
  /** Null of an email address. */
  readonly dialingCode: string | null;
  /** National digits, or the address. */
  readonly value: string;
  /** What messages are sent to: E.164, or the address. */
  readonly to: string;
  readonly masked: string;
}

export const mobileContact = (mobile: { readonly dialingCode: string; readonly national: string }): Contact => ({
  kind: 'mobile',
  dialingCode: mobile.dialingCode,
  value: mobile.national,
  to: numberOf(mobile),
  masked: maskedMobile(mobile),
});

export const emailContact = (email: string): Contact => ({
  kind: 'email',
  dialingCode: null,
  value: email,
  to: email,
  masked: maskedEmail(email),
});

interface Held {
  readonly contact: Contact;
  /** A phone number always is: only a code makes it the account’s. */
  readonly confirmed: boolean;
}

type OwnContacts = Readonly<Record<ContactKind, Held | null>>;

/** The member’s phone number and email address. */
export async function ownContacts(db: Database, memberId: string): Promise<OwnContacts> {
  const [row] = await db.select().from(member).where(eq(member.id, memberId));
  const account = await accountOf(db, memberId);
  const { countryDialingCode: dialingCode = null, mobileNum: national = null, email = null } = row ?? {};
  return {
    mobile:
      dialingCode === null || national === null
        ? null
        : { contact: mobileContact({ dialingCode, national }), confirmed: true },
    email:
      email === null
        ? null
        : { contact: emailContact(email), confirmed: account?.confirmedEmail === email.toLowerCase() },
  };
}

/** As the member sees them. */
export async function contactsView(db: Database, memberId: string, at: number): Promise<Contacts> {
  const own = await ownContacts(db, memberId);
  const view = (held: Held | null) => held && { masked: held.contact.masked, confirmed: held.confirmed };
  return {
    mobile: view(own.mobile),
    email: view(own.email),
    withdrawalsFrom: await withdrawalsLockedUntil(db, memberId, at),
  };
}

/** The confirmed email address of an account and the language to write in; null without one. */
export async function confirmedEmailOf(
  db: Database,
  memberId: string,
): Promise<{ readonly to: string; readonly language: LanguageCode } | null> {
  const { email } = await ownContacts(db, memberId);
  if (!email?.confirmed) return null;
  return { to: email.contact.to, language: (await accountOf(db, memberId))?.language ?? 'TH' };
}
