import { useTranslation } from 'react-i18next';
import { artPath } from '../../api/contract/game.ts';
import type { Lottery, OpenedNumber } from '../../api/contract/lottery.ts';
import { pathOfLottery } from '../../machines/lottery/lottery.rules.ts';
import { hourText } from '../clock/timeText.ts';
import { GameLink } from '../games/GameLink.tsx';
import { returnText } from '../games/returnText.ts';
import { Icon } from '../kit/Icon.tsx';
import { LazyImage } from '../kit/LazyImage.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import type { Site } from '../shell/site.ts';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { kindIcons } from './kindIcons.ts';
import styles from './lottery.module.css';

interface LotteryCardProps {
  readonly game: Lottery;
  /** Null until its first draw, or until it is known. */
  readonly last: OpenedNumber | null;
  readonly isKnown: boolean;
  readonly isRecent: boolean;
  readonly site: Site;
}

/** A lottery: art, kind, last result, and the ways in. */
export function LotteryCard({ game, last, isKnown, isRecent, site }: LotteryCardProps) {
  const { t } = useTranslation();
  const { id, name, kind } = game;
  return (
    <article className={styles.card}>
      <span className={styles.art}>
        <LazyImage src={artPath(id)} width={160} height={200} attempts={3} />
      </span>
      <div className={styles.about}>
        <h2 className={styles.name}>
          <GameLink site={site} target={pathOfLottery(id, 'betting')} className={styles.link}>
            {name}
          </GameLink>
        </h2>
        <p className={styles.kind}>
          <Icon d={kindIcons[kind]} size="small" />
          {t(`lottery_kind_${kind}`)}
          {isRecent ? <span className={styles.recent}>{t('lottery_recent')}</span> : null}
        </p>
        <p className={styles.kind}>{t('game_return', { percent: returnText(game) })}</p>
        {last === null ? (
          <p className={styles.muted}>{isKnown ? t('lottery_waiting') : '…'}</p>
        ) : (
          <>
            <DrawnNumbers numbers={last.numbers} />
            <p className={styles.muted}>
              {t('numbers_draw', { issue: last.issueNo })} · {hourText(last.openedAt)}
            </p>
          </>
        )}
      </div>
      <p className={styles.ways}>
        <GameLink site={site} target={pathOfLottery(id, 'lobby')} className={styles.past}>
          {t('lottery_past')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </GameLink>
        <span className={styles.bet} aria-hidden="true">
          {t('lottery_bet')}
        </span>
      </p>
    </article>
  );
}
