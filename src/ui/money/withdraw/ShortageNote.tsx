import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { formatMoney } from '../../kit/money.ts';
import { Note } from '../../kit/Note.tsx';
import layout from '../money.module.css';

interface ShortageNoteProps {
  readonly shortage: 'balance' | 'today';
  /** The method's minimum, in 1/10,000 P. */
  readonly least: number;
  /** Whether money is what is missing first. */
  readonly isNext: boolean;
}

/** Why even the minimum cannot be withdrawn, and what to do. */
export function ShortageNote({ shortage, least, isNext }: ShortageNoteProps) {
  const { t } = useTranslation();
  return (
    <Note tone="accent">
      <p>{t(`withdraw_short_${shortage}`, { least: formatMoney(least) })}</p>
      {shortage === 'balance' ? (
        <div className={layout.ways}>
          <ButtonLink variant={isNext ? 'primary' : undefined} size="small" href="/member/depositv2">
            {t('menu_deposit')}
          </ButtonLink>
        </div>
      ) : null}
    </Note>
  );
}
