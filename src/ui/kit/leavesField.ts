import type { FocusEvent } from 'react';

/**
 * Whether somebody goes on to another field of the same form. A press on a button leaves the field too, but what the
 * field then says must wait: words that come between press and release would move the button away from under it.
 */
export const leavesField = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>): boolean =>
  relatedTarget instanceof HTMLInputElement && relatedTarget.form === currentTarget.form;
