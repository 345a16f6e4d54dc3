import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/Button.tsx';
import { FullPage } from './FullPage.tsx';

/** The site itself has crashed: says that nothing is lost, and offers a reload. */
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
