import { useTranslation } from 'react-i18next';
import { FullPage } from './FullPage.tsx';

/** ERR-30: this domain does not belong to the merchant. */
export function InvalidUrl({ host }: { readonly host: string }) {
  const { t } = useTranslation();
  return (
    <FullPage title={t('invalid_url_title')}>
      <p>{t('invalid_url_text', { host })}</p>
    </FullPage>
  );
}
