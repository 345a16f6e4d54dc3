import type { FocusEvent } from 'react';

/**
 * Whether the focus moves to another field of the same form. When it moves to a button, errors must wait: text that
 * appears between press and release would shift the button away.
 */
export const leavesField = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>): boolean =>
  relatedTarget instanceof HTMLInputElement && relatedTarget.form === currentTarget.form;
