import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText } from '../copy/failureText.ts';
import { Note } from '../kit/Note.tsx';

/** Why the last attempt of a form failed, if it did. */
export function FailureNote({ failure }: { readonly failure: ApiFailure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <Note tone="danger" role="alert">
      {failureText(t, failure)}
    </Note>
  );
}
