/** What is wrong with a field, as data; the view has the words (VALID-06…08). */
export type Problem =
  | { readonly kind: 'required' }
  /** The pattern or the length of the server's rule is not met. */
  | { readonly kind: 'pattern'; readonly patternId: number; readonly min: number; readonly max: number }
  /** VALID-27, key 'inconsistent_twice'. */
  | { readonly kind: 'different' }
  /** The list of countries has not come, and without it no number can be checked. */
  | { readonly kind: 'country' }
  /** Not as many digits as the mobile numbers of the country have (VALID-35). */
  | { readonly kind: 'mobile'; readonly lengths: readonly number[] }
  /** As many digits, but no mobile number of the country begins like that. */
  | { readonly kind: 'notMobile' }
  | { readonly kind: 'code'; readonly digits: number }
  | { readonly kind: 'unchanged' }
  /** A day that is in no calendar. */
  | { readonly kind: 'noDate' }
  /** REG-30: years short of the threshold. */
  | { readonly kind: 'underAge'; readonly age: number }
  /** ERR-10: the server knows no such invitation code. */
  | { readonly kind: 'noInvitation' }
  /** REG-29, 30: an agreement that was not given. */
  | { readonly kind: 'notTicked' }
  /** ERR-37: the terms of an activity. */
  | { readonly kind: 'notAgreed' }
  /** ERR-33: nothing shows that something was not received. */
  | { readonly kind: 'noProof' }
  | { readonly kind: 'tooManyFiles'; readonly most: number }
  | { readonly kind: 'badType' }
  | { readonly kind: 'tooBig'; readonly megabytes: number }
  /** ERR-39: address or nationality is missing. */
  | { readonly kind: 'noReceiver' };

export type Problems<Field extends string> = { readonly [K in Field]?: Problem };
