import {
  type accountContract,
  type ContactKind,
  type Contacts,
  emailPattern,
} from '../../../api/contract/account/account.ts';
import type { RequestOf, ValueOf } from '../../../api/contract/endpoint.ts';
import type { ApiFailure } from '../../../api/failure.ts';
import { isSixDigits } from '../../money/sixDigits.ts';
import type { ContactField } from './contacts.events.ts';

type Typed = Readonly<Record<ContactField, string>>;
export type ContactProblem = 'empty' | 'country' | 'mobile' | 'email' | 'sixDigits';

export interface ContactsContext {
  readonly contacts: Contacts | null;
  readonly kind: ContactKind;
  readonly typed: Typed;
  /** Errors show from the first submit on. */
  readonly tried: boolean;
  /** Where the codes went. */
  readonly sent: ValueOf<typeof accountContract.startContact> | null;
  /** What was just confirmed. */
  readonly done: ContactKind | null;
  readonly failure: ApiFailure | null;
}

export const nothingTyped: Typed = {
  country: '+66',
  mobile: '',
  email: '',
  loginPassword: '',
  newCode: '',
  oldCode: '',
};

type Problems = Partial<Record<ContactField, ContactProblem>>;

/** Errors of the form that asks for codes. */
export function contactProblems({ kind, typed }: Pick<ContactsContext, 'kind' | 'typed'>): Problems {
  const contact: Problems =
    kind === 'email'
      ? emailPattern.test(typed.email.trim())
        ? {}
        : { email: 'email' }
      : {
          ...(/^\+?[1-9]\d{0,3}$/.test(typed.country.trim()) ? {} : { country: 'country' as const }),
          ...(/^[\d\s-]{4,24}$/.test(typed.mobile.trim()) ? {} : { mobile: 'mobile' as const }),
        };
  return { ...contact, ...(typed.loginPassword === '' ? { loginPassword: 'empty' } : {}) };
}

/** Errors of the form with the codes. */
export const codeProblems = ({ typed, sent }: Pick<ContactsContext, 'typed' | 'sent'>): Problems => ({
  ...(sent?.alsoSentTo == null || isSixDigits(typed.oldCode) ? {} : { oldCode: 'sixDigits' }),
  ...(isSixDigits(typed.newCode) ? {} : { newCode: 'sixDigits' }),
});

export function startRequest({
  kind,
  typed,
}: Pick<ContactsContext, 'kind' | 'typed'>): RequestOf<typeof accountContract.startContact> {
  const { country, mobile, email, loginPassword } = typed;
  return kind === 'email'
    ? { kind, email: email.trim(), loginPassword }
    : { kind, countryDialingCode: country.trim(), mobileNum: mobile.trim(), loginPassword };
}
