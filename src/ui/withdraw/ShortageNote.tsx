import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../kit/ButtonLink.tsx';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import layout from '../money/money.module.css';

interface ShortageNoteProps {
  readonly shortage: 'balance' | 'today';
  /** What the method takes at least, in 1/10,000 P. */
  readonly least: number;
}

/** Why not even the least can be withdrawn, and what helps. */
export function ShortageNote({ shortage, least }: ShortageNoteProps) {
  const { t } = useTranslation();
  return (
    <Note tone="accent">
      <p>{t(`withdraw_short_${shortage}`, { least: formatMoney(least) })}</p>
      {shortage === 'balance' ? (
        <div className={layout.ways}>
          <ButtonLink size="small" href="/member/depositv2">
            {t('menu_deposit')}
          </ButtonLink>
        </div>
      ) : null}
    </Note>
  );
}
