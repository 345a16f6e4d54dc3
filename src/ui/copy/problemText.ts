import type { TFunction } from 'i18next';
import type { Problem } from '../../api/contract/rules/problem.ts';
import type { FlowKey } from './flows.en.ts';

type Required = Extract<FlowKey, `problem_required_${string}`>;
/** The fields that have words of their own for being empty. */
export type NamedField = Required extends `problem_required_${infer Field}` ? Field : never;

type PatternKey = Extract<FlowKey, `pattern_${number}`>;
const ANY_CHARACTERS: PatternKey = 'pattern_1';
/** How many kinds of pattern there are words for; they count from 1 (decision A9). */
const PATTERN_KINDS = 20;

/** What is wrong with a field, in words that say what to type (VALID-06…08, 27, 29…32, ERR-33…43). */
export function problemText(t: TFunction, field: NamedField, problem: Problem | undefined): string | undefined {
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'required':
      return t(`problem_required_${field}`);
    case 'different':
      return t('inconsistent_twice');
    case 'unchanged':
      return t('problem_unchanged');
    case 'country':
      return t('problem_country');
    case 'mobile':
      return t('problem_mobile', { lengths: problem.lengths.join(' / ') });
    case 'notMobile':
      return t('problem_not_mobile');
    case 'noDate':
      return t('problem_no_date');
    case 'underAge':
      return t('problem_under_age', { age: problem.age });
    case 'noInvitation':
      return t('invitation_code_error');
    case 'notTicked':
      return t('problem_not_ticked');
    case 'notAgreed':
      return t('activity_not_agreed');
    case 'noReceiver':
      return t('activity_no_receiver');
    case 'noProof':
      return t('upload_no_proof');
    case 'tooManyFiles':
      return t('upload_too_many', { most: problem.most });
    case 'badType':
      return t('upload_bad_type');
    case 'tooBig':
      return t('upload_too_big', { megabytes: problem.megabytes });
    case 'code':
      return t('problem_code', { digits: problem.digits });
    case 'pattern':
      return patternText(t, problem);
  }
}

/** VALID-08: one number where minimum and maximum are the same. */
export function patternText(
  t: TFunction,
  { patternId, min, max }: Omit<Extract<Problem, { kind: 'pattern' }>, 'kind'>,
): string {
  const length = min === max ? t('length_one', { min }) : t('length_range', { min, max });
  const known = Number.isInteger(patternId) && patternId >= 1 && patternId <= PATTERN_KINDS;
  return t(known ? (`pattern_${patternId}` as PatternKey) : ANY_CHARACTERS, { length });
}
