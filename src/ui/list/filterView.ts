/** One filter on screen. */
export interface FilterView {
  /** Its name in the machine. */
  readonly name: string;
  readonly as: 'tabs' | 'chips' | 'select';
  readonly label: string;
  /** None of its values takes in all others: an empty list does not offer its first. */
  readonly exact?: true;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}
