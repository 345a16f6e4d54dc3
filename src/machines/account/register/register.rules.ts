import type { RegisterSettings } from '../../../api/contract/account/registration.ts';
import type { Problem } from '../../../api/contract/rules/problem.ts';
import * as form from '../../../api/contract/rules/registerForm.ts';
import type { Country } from '../../../api/contract/site/ext.ts';
import type { ApiFailure, PhoneProblem } from '../../../api/failure.ts';
import type { Consent, Fold } from './register.events.ts';

/** A field or consent that can have an error. */
export type ValidatedField = form.RegisterField | Consent;

export interface RegisterContext {
  readonly settings: RegisterSettings | null;
  /** A part that the form needs has failed, and the others were stopped with it. */
  readonly partsBroken: boolean;
  readonly method: form.RegisterMethod;
  readonly values: form.RegisterValues;
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly agreed: Readonly<Record<Consent, boolean>>;
  /** Fields whose errors show: left or submitted. */
  readonly touched: readonly ValidatedField[];
  /** Which folds are open. */
  readonly opened: Readonly<Record<Fold, boolean>>;
  readonly captchaKey: string;
  /** REG-22: the referral code; empty if none. */
  readonly invitedBy: string;
  /** REG-23: which area the form belongs to. */
  readonly address: string;
  /** The game that a new member is taken to (decision 060); null if none was wanted. */
  readonly gameId: string | null;
  /** yyyy-MM-dd, of the business day (GMT+8). */
  readonly today: string;
  readonly human: string | null;
  /** REG-26, 27: proof from a hosted service for the code. */
  readonly proof: PhoneProof | null;
  /** ERR-10: the unknown invitation code. */
  readonly refusedCode: string | null;
  /** Why a hosted service refused the code (SMS-11: no other message is shown). */
  readonly codeProblem: PhoneProblem | null;
  readonly failure: ApiFailure | null;
  readonly outcome: RegisterOutput['outcome'];
  readonly bonus: number;
}

export interface PhoneProof {
  readonly channel: string;
  readonly idToken: string;
}

export interface RegisterInput {
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly host: string;
  readonly address: string;
  readonly gameId: string | null;
  readonly captchaKey: string;
}

export interface RegisterOutput {
  readonly outcome: 'closed' | 'logIn' | 'registered';
  /** Bonus of the new account, in 1/10,000 P (REG-31). */
  readonly bonus: number;
}

export const emptyValues: form.RegisterValues = {
  username: '',
  password: '',
  confirmPassword: '',
  payeeName: '',
  paymentPassword: '',
  qqNum: '',
  line: '',
  whatsapp: '',
  facebook: '',
  wechat: '',
  idNumber: '',
  email: '',
  mobileNum: '',
  verificationCode: '',
  affiliateCode: '',
  captcha: '',
  nickname: '',
  recommenderId: '',
  telegram: '',
  zalo: '',
  birthday: '',
  domain: '',
};

/** The empty form for this host. */
export const firstContext = ({ host, ...input }: RegisterInput): RegisterContext => ({
  ...input,
  invitedBy: '',
  settings: null,
  partsBroken: false,
  method: 'username',
  values: { ...emptyValues, domain: host },
  agreed: { terms: false, age: false },
  touched: [],
  opened: { invitation: false, more: false },
  today: '',
  human: null,
  proof: null,
  refusedCode: null,
  codeProblem: null,
  failure: null,
  outcome: 'closed',
  bonus: 0,
});

/** REG-22: the form with a referral code. */
export const invited = ({ values, opened }: RegisterContext, code: string): Partial<RegisterContext> => ({
  invitedBy: code,
  // The visitor sees who invited them.
  opened: { ...opened, invitation: code !== '' },
  values: { ...values, affiliateCode: code },
});

/** Whether this merchant accepts registrations (REG-03, 06). */
export const isOffered = (settings: RegisterSettings): boolean => form.registerMethods(settings).length > 0;

/** The initial method. */
export const firstMethod = (settings: RegisterSettings): form.RegisterMethod =>
  form.registerMethods(settings)[0] ?? 'username';

/** Fields of the form. */
export const fieldsOf = ({ settings, method }: RegisterContext): readonly form.RegisterField[] =>
  settings ? form.registerFields(method, settings) : [];

/** Fields that must be filled, in the server's order. */
export const requiredFields = (context: RegisterContext): readonly form.RegisterField[] =>
  fieldsOf(context).filter((field) => !isOptional(context, field));

/** The others are folded at first, the invitation code by itself. */
export const foldedFields = (context: RegisterContext, within: Fold): readonly form.RegisterField[] =>
  fieldsOf(context).filter((field) => isOptional(context, field) && foldOf(field) === within);

const foldOf = (field: form.RegisterField): Fold => (field === 'affiliateCode' ? 'invitation' : 'more');

const isOptional = ({ settings, method }: RegisterContext, field: form.RegisterField): boolean =>
  settings !== null && !form.isRequired(field, method, settings);

export const isShown = (context: RegisterContext, field: form.RegisterField): boolean =>
  fieldsOf(context).includes(field);

/** Error of a field or consent; null if valid. */
export function problemOf(context: RegisterContext, speaker: ValidatedField): Problem | null {
  if (speaker === 'terms' || speaker === 'age') return context.agreed[speaker] ? null : { kind: 'notTicked' };
  return context.settings && form.registerProblem(speaker, context, context.settings);
}

/** The error on screen: only once the field was left or the form submitted. */
export const shownProblem = (context: RegisterContext, speaker: ValidatedField): Problem | undefined =>
  (context.touched.includes(speaker) && (problemOf(context, speaker) ?? refusalOf(context, speaker))) || undefined;

/** The server's error for a field, while its value is unchanged; resubmitting is allowed. */
const refusalOf = ({ values, refusedCode }: RegisterContext, speaker: ValidatedField): Problem | null =>
  speaker === 'affiliateCode' && values.affiliateCode.trim() === refusedCode ? { kind: 'noInvitation' } : null;

/** All possible errors. */
export const validatedFields = (context: RegisterContext): readonly ValidatedField[] => [
  ...fieldsOf(context),
  'terms',
  'age',
];

/** An error opens the fold that it is in. */
export const openedByProblems = (context: RegisterContext): RegisterContext['opened'] => ({
  invitation: isOpenOrWrong(context, 'invitation'),
  more: isOpenOrWrong(context, 'more'),
});

const isOpenOrWrong = (context: RegisterContext, within: Fold): boolean =>
  context.opened[within] || foldedFields(context, within).some((field) => problemOf(context, field) !== null);

export const isFormValid = (context: RegisterContext): boolean =>
  validatedFields(context).every((speaker) => problemOf(context, speaker) === null);

/** REG-09, 10: whether to check an invitation code first. */
export const isInvited = (context: RegisterContext): boolean =>
  isShown(context, 'affiliateCode') && context.values.affiliateCode.trim() !== '';

/** Whether a hosted service must verify the number first (decision A10). */
export const isHostedCode = (context: RegisterContext): boolean =>
  context.settings?.phoneAuth != null && context.proof === null && isShown(context, 'verificationCode');

export const withTouched = (left: readonly ValidatedField[], speaker: ValidatedField): readonly ValidatedField[] =>
  left.includes(speaker) ? left : [...left, speaker];
