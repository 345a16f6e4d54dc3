import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** A page whose kind of agreement is switched off (ROLE-22…25). */
export function SwitchedOff() {
  const { t } = useTranslation();
  return <EmptyState title={t('switched_off')} text={t('switched_off_text')} />;
}
