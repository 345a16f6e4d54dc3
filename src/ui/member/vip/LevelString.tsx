import { useTranslation } from 'react-i18next';
import type { VipLevel } from '../../../api/contract/member/vip.ts';
import { percentText } from '../../../machines/agent/agreementOffer/readTerms.ts';
import { classes } from '../../kit/classes.ts';
import { Lantern } from './Lantern.tsx';
import styles from './vip.module.css';

interface LevelStringProps {
  readonly levels: readonly VipLevel[];
  /** The member's; null without one. */
  readonly level: number | null;
}

/** The levels as lanterns on a rising string, those reached lit. The table says the same in words. */
export function LevelString({ levels, level: own }: LevelStringProps) {
  const { t } = useTranslation();
  return (
    <ol className={styles.string} aria-hidden="true">
      {levels.map(({ level, lantern, rate }) => (
        <li key={level} className={classes(styles.lamp, level === own && styles.here)}>
          <Lantern lantern={lantern} lit={own !== null && level <= own} />
          <b>{t(`vip_lantern_${lantern}`)}</b>
          <span>{`${percentText(rate)}%`}</span>
        </li>
      ))}
    </ol>
  );
}
