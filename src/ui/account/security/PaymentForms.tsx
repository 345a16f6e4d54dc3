import { ChangeForm } from './ChangeForm.tsx';
import { SetForm } from './SetForm.tsx';
import type { SecurityProps } from './securityProps.ts';

/** The open form, if any. */
export function PaymentForms({ actor, state }: SecurityProps) {
  if (state.matches('setting')) return <SetForm actor={actor} state={state} />;
  return state.matches('changing') ? <ChangeForm actor={actor} state={state} /> : null;
}
