import { useTranslation } from 'react-i18next';
import { EmptyState } from '../states/EmptyState.tsx';
import { agentMenu, itemOf, memberMenu } from './menu.ts';

/** An address of a centre that has no page: the menu announces one, or there is none. */
export function NoPage({ page }: { readonly page: string }) {
  const { t } = useTranslation();
  const item = itemOf([...memberMenu, ...agentMenu], page);
  return item?.soon ? (
    <EmptyState title={t('page_soon')} text={t('page_soon_text')} />
  ) : (
    <EmptyState title={t('page_missing')} text={t('page_missing_text')} />
  );
}
