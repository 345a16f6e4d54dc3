import { useTranslation } from 'react-i18next';
import { Note } from '../kit/Note.tsx';

/** Said where the browser gives no WebCrypto: opened over plain http from elsewhere than this machine. */
export function InsecureNote() {
  const { t } = useTranslation();
  return (
    <Note tone="danger" role="alert">
      {t('insecure_text')}
    </Note>
  );
}
