/** What is wrong with a field, as data; the view has the words (VALID-06…08). */
export type Problem =
  | { readonly kind: 'required' }
  /** The pattern or the length of the server's rule is not met. */
  | { readonly kind: 'pattern'; readonly patternId: number; readonly min: number; readonly max: number }
  /** VALID-27, key 'inconsistent_twice'. */
  | { readonly kind: 'different' }
  /** The list of countries has not come, and without it no number can be checked. */
  | { readonly kind: 'country' }
  | { readonly kind: 'mobile'; readonly lengths: readonly number[] }
  | { readonly kind: 'code'; readonly digits: number }
  | { readonly kind: 'unchanged' };

export type Problems<Field extends string> = { readonly [K in Field]?: Problem };
