import { useTranslation } from 'react-i18next';
import { RowsShape } from '../../states/PageShape.tsx';

/** Placeholder of a loading list. */
export function ListSkeleton({ rows }: { readonly rows: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      <RowsShape rows={rows} />
    </div>
  );
}
