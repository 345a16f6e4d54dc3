import { useTranslation } from 'react-i18next';
import { EmptyState } from '../states/EmptyState.tsx';

/** A centre path without a page: coming soon, or not found. */
export function NoPage({ isComing }: { readonly isComing: boolean }) {
  const { t } = useTranslation();
  return isComing ? (
    <EmptyState title={t('page_soon')} text={t('page_soon_text')} />
  ) : (
    <EmptyState title={t('page_missing')} text={t('page_missing_text')} />
  );
}
