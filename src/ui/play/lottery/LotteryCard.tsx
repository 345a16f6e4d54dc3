import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lottery, OpenedNumber } from '../../../api/contract/play/lottery.ts';
import { pathOfLottery } from '../../../machines/play/lottery/lottery.rules.ts';
import { Icon } from '../../kit/Icon.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { lazyView } from '../../lazyView.ts';
import { hourText } from '../../site/clock/timeText.ts';
import type { Site } from '../../site/shell/site.ts';
import { GameLink } from '../games/GameLink.tsx';
import { returnText } from '../games/returnText.ts';
import { DrawnNumbers } from './DrawnNumbers.tsx';
import { kindIcons } from './kindIcons.ts';
import styles from './lottery.module.css';

/** The server's page would show its own time. */
const TimeLeft = lazyView(async () => (await import('./TimeLeft.tsx')).TimeLeft, 'page', { inBrowser: true });

interface LotteryCardProps {
  readonly game: Lottery;
  /** Null until its first draw, or until it is known. */
  readonly last: OpenedNumber | null;
  readonly isKnown: boolean;
  readonly isRecent: boolean;
  readonly site: Site;
}

/** A lottery as a ticket: kind and last result, and on its stub the time until bets close. */
export function LotteryCard({ game, last, isKnown, isRecent, site }: LotteryCardProps) {
  const { t } = useTranslation();
  const { id, name, kind } = game;
  return (
    <article className={styles.card}>
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
      <div className={styles.stub}>
        <Suspense fallback={<span className={styles.close} />}>
          {game.draws === null ? null : <TimeLeft draws={game.draws} site={site} />}
        </Suspense>
        <span className={styles.bet} aria-hidden="true">
          {t('lottery_bet')}
        </span>
        <GameLink site={site} target={pathOfLottery(id, 'lobby')} className={styles.past}>
          {t('lottery_past')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </GameLink>
      </div>
    </article>
  );
}
