import type { Country } from '../../api/contract/ext.ts';
import type { RegisterSettings } from '../../api/contract/registration.ts';
import type { Problem } from '../../api/contract/rules/problem.ts';
import * as form from '../../api/contract/rules/registerForm.ts';
import type { ApiFailure, PhoneProblem } from '../../api/failure.ts';
import type { Consent } from './register.events.ts';

/** A place that may say what is wrong with it. */
export type Speaker = form.RegisterField | Consent;

export interface RegisterContext {
  readonly settings: RegisterSettings | null;
  /** A part that the form needs has failed, and the others were stopped with it. */
  readonly partsBroken: boolean;
  readonly method: form.RegisterMethod;
  readonly values: form.RegisterValues;
  readonly countries: readonly Country[];
  readonly country: Country | null;
  readonly agreed: Readonly<Record<Consent, boolean>>;
  /** Fields that may say what is wrong with them. */
  readonly left: readonly Speaker[];
  readonly captchaKey: string;
  /** REG-22: the code of whoever sent the visitor; empty without one. */
  readonly invitedBy: string;
  /** REG-23: where the form stands. */
  readonly address: string;
  /** yyyy-MM-dd, of the business day (GMT+8). */
  readonly today: string;
  readonly human: string | null;
  /** REG-26, 27: what a hosted service gave for the code. */
  readonly proof: PhoneProof | null;
  /** ERR-10: the invitation code that the server did not know. */
  readonly refusedCode: string | null;
  /** Why a hosted service would not take the code (SMS-11: nothing else says so). */
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
  readonly captchaKey: string;
}

export interface RegisterOutput {
  readonly outcome: 'closed' | 'logIn' | 'registered';
  /** What the new account was given, in 1/10,000 P (REG-31). */
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

/** The empty form of a visitor who came to this host. */
export const firstContext = ({ host, ...input }: RegisterInput): RegisterContext => ({
  ...input,
  invitedBy: '',
  settings: null,
  partsBroken: false,
  method: 'username',
  values: { ...emptyValues, domain: host },
  agreed: { terms: false, age: false },
  left: [],
  today: '',
  human: null,
  proof: null,
  refusedCode: null,
  codeProblem: null,
  failure: null,
  outcome: 'closed',
  bonus: 0,
});

/** REG-22: the form of a visitor who came by the link of somebody with this code. */
export const invited = ({ values }: RegisterContext, code: string): Partial<RegisterContext> => ({
  invitedBy: code,
  values: { ...values, affiliateCode: code },
});

/** Whether this merchant takes registrations at all (REG-03, 06). */
export const isOffered = (settings: RegisterSettings): boolean => form.registerMethods(settings).length > 0;

/** The way that the form begins with. */
export const firstMethod = (settings: RegisterSettings): form.RegisterMethod =>
  form.registerMethods(settings)[0] ?? 'username';

/** The fields of the form as it stands. */
export const fieldsOf = ({ settings, method }: RegisterContext): readonly form.RegisterField[] =>
  settings ? form.registerFields(method, settings) : [];

export const isShown = (context: RegisterContext, field: form.RegisterField): boolean =>
  fieldsOf(context).includes(field);

/** What is wrong with a field or a consent as it stands; null when nothing is. */
export function problemOf(context: RegisterContext, speaker: Speaker): Problem | null {
  if (speaker === 'terms' || speaker === 'age') return context.agreed[speaker] ? null : { kind: 'notTicked' };
  return context.settings && form.registerProblem(speaker, context, context.settings);
}

/** What a field says now: only once it was left or the form submitted. */
export const shownProblem = (context: RegisterContext, speaker: Speaker): Problem | undefined =>
  (context.left.includes(speaker) && (problemOf(context, speaker) ?? refusalOf(context, speaker))) || undefined;

/** What the server has said of a field, for as long as the field holds it; it is asked again all the same. */
const refusalOf = ({ values, refusedCode }: RegisterContext, speaker: Speaker): Problem | null =>
  speaker === 'affiliateCode' && values.affiliateCode.trim() === refusedCode ? { kind: 'noInvitation' } : null;

/** Everything that may be wrong. */
export const speakersOf = (context: RegisterContext): readonly Speaker[] => [...fieldsOf(context), 'terms', 'age'];

export const isFormRight = (context: RegisterContext): boolean =>
  speakersOf(context).every((speaker) => problemOf(context, speaker) === null);

/** REG-09, 10: whether an invitation code is to be checked first. */
export const isInvited = (context: RegisterContext): boolean =>
  isShown(context, 'affiliateCode') && context.values.affiliateCode.trim() !== '';

/** Whether a hosted service is still to prove the number (decision A10). */
export const isHostedCode = (context: RegisterContext): boolean =>
  context.settings?.phoneAuth != null && context.proof === null && isShown(context, 'verificationCode');

export const withSpeaker = (left: readonly Speaker[], speaker: Speaker): readonly Speaker[] =>
  left.includes(speaker) ? left : [...left, speaker];
