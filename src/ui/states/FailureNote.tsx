import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { failureText, leadsToProtection } from '../copy/failureText.ts';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { Note } from '../kit/Note.tsx';
import { PROTECTION_PATH } from '../member/protect/path.ts';
import styles from './FailureNote.module.css';

/** Why the last attempt of a form failed, if it did. */
export function FailureNote({ failure }: { readonly failure: ApiFailure | null }) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <Note tone="danger" role="alert">
      {leadsToProtection(failure) ? <ToProtection>{failureText(t, failure)}</ToProtection> : failureText(t, failure)}
    </Note>
  );
}

/** Words about a limit or a break of one's own, and the way to its page. */
function ToProtection({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.lead}>
      <p>{children}</p>
      <ButtonLink size="small" href={PROTECTION_PATH}>
        {t('to_protection')}
      </ButtonLink>
    </div>
  );
}
