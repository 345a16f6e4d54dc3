import { useTranslation } from 'react-i18next';
import { Note } from '../../kit/Note.tsx';

/** Shown where WebCrypto is missing: plain http other than localhost. */
export function InsecureNote() {
  const { t } = useTranslation();
  return (
    <Note tone="danger" role="alert">
      {t('insecure_text')}
    </Note>
  );
}
