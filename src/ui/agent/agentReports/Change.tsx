import { useTranslation } from 'react-i18next';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { formatWhole } from '../../kit/whole.ts';
import styles from './teamOverview.module.css';

interface Compared {
  readonly now: number;
  /** In the period of the same length before. */
  readonly before: number;
}

const signed = (value: number, text: string) => `${value > 0 ? '+' : value < 0 ? '−' : '±'}${text}`;

/** The difference to the period before. */
export function Change({ now, before }: Compared) {
  const change = now - before;
  return <Told change={change} text={signed(change, formatWhole(Math.abs(change)))} />;
}

/** The change of an amount in per cent; the period before had none: no figure. */
export function MoneyChange({ now, before }: Compared) {
  const { t } = useTranslation();
  const change = now - before;
  if (before === 0) return <small className={styles.change}>{t('report_before_none')}</small>;
  const percent = Math.abs((change / before) * 100);
  return <Told change={change} text={signed(change, `${percent.toFixed(1)}%`)} />;
}

/** An amount, and its change from the period before. */
export function ComparedMoney({ now, before, signed: isSigned = false }: Compared & { readonly signed?: boolean }) {
  return (
    <>
      <Money amount={now} signed={isSigned} />
      <MoneyChange now={now} before={before} />
    </>
  );
}

function Told({ change, text }: { readonly change: number; readonly text: string }) {
  const { t } = useTranslation();
  return (
    <small className={styles.change}>
      <span className={classes(change > 0 && styles.more, change < 0 && styles.less)}>{text}</span>{' '}
      {t('report_than_before')}
    </small>
  );
}
