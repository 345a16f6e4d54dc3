import { ChangeForm } from './ChangeForm.tsx';
import type { SecurityProps } from './PaymentPanel.tsx';
import { SetForm } from './SetForm.tsx';

/** The form that is open, if one is. */
export function PaymentForms({ actor, state }: SecurityProps) {
  if (state.matches('setting')) return <SetForm actor={actor} state={state} />;
  return state.matches('changing') ? <ChangeForm actor={actor} state={state} /> : null;
}
