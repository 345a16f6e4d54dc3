import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';
import { FullPage } from './FullPage.tsx';

/** A part of the site itself has failed: what is lost (nothing), and the way on. */
export function Broken({ onReload }: { readonly onReload: () => void }) {
  const { t } = useTranslation();
  return (
    <FullPage
      title={t('broken_title')}
      actions={
        <Button variant="primary" onClick={onReload}>
          {t('broken_reload')}
        </Button>
      }
    >
      <p role="alert">{t('broken_text')}</p>
    </FullPage>
  );
}
