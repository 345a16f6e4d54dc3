import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { artPath } from '../../../api/contract/play/game.ts';
import type { roundPage } from '../../../machines/play/round/round.machine.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { refreshIcon } from '../../kit/icons/form.ts';
import { LazyImage } from '../../kit/LazyImage.tsx';
import { Money } from '../../kit/Money.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { readOf } from '../../page/pageView.ts';
import layout from '../../site/centre/page.module.css';
import paper from '../../site/centre/paper.module.css';
import { dueText } from '../../site/clock/dueText.ts';
import { LoadFailed } from '../../states/LoadFailed.tsx';
import { RoundLedger } from './RoundLedger.tsx';
import styles from './round.module.css';

/** One round of a game: result, times, what the ledger did, and links to check and replay it. */
export function Round({ actor }: { readonly actor: ActorRefFrom<typeof roundPage.machine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.status !== 'active') return null;
  const { value: detail, status, failure, retry } = readOf({ actor, state }, 'detail');
  const isFailed = status === 'failed';
  return (
    <div className={paper.page} aria-busy={state.hasTag('busy')}>
      <div className={paper.top}>
        <Button onClick={() => actor.send({ type: 'round.close' })}>{t('round_back')}</Button>
        {detail && !isFailed ? (
          <IconButton
            icon={refreshIcon}
            label={t('list_refresh')}
            busy={status === 'loading'}
            onClick={() => actor.send({ type: 'round.refresh' })}
          />
        ) : null}
      </div>
      {isFailed ? <LoadFailed title={t('round_failed')} failure={failure} onRetry={retry} /> : null}
      {detail === null && !isFailed ? <Skeleton lines={8} /> : null}
      {detail && !isFailed ? (
        <>
          <article className={paper.paper}>
            <div className={styles.slip}>
              <div className={styles.head}>
                <span className={styles.art}>
                  <LazyImage src={artPath(detail.gameId)} width={64} height={80} attempts={1} />
                </span>
                <div>
                  <h2 className={styles.title}>{detail.game}</h2>
                  <p className={styles.muted}>{`${detail.vendor} · ${t(`bets_category_${detail.category}`)}`}</p>
                  <Badge>{t(`round_state_${detail.state}`)}</Badge>
                </div>
              </div>
              <dl className={layout.lines}>
                <div>
                  <dt>{t('bets_stake')}</dt>
                  <dd>
                    <Money amount={detail.stake} />
                  </dd>
                </div>
                <div>
                  <dt>{t('bets_payout')}</dt>
                  <dd>
                    <Money amount={detail.payout} />
                  </dd>
                </div>
                <div>
                  <dt>{t('bets_net')}</dt>
                  <dd>
                    <Money amount={detail.payout - detail.stake} />
                  </dd>
                </div>
                {detail.validBet === null ? null : (
                  <div>
                    <dt>{t('bets_valid_bet')}</dt>
                    <dd>
                      <Money amount={detail.validBet} />
                    </dd>
                  </div>
                )}
                <div>
                  <dt>{t('round_opened')}</dt>
                  <dd>{dueText(t, detail.openedAt)}</dd>
                </div>
                {detail.settledAt === null ? null : (
                  <div>
                    <dt>{t('round_settled')}</dt>
                    <dd>{dueText(t, detail.settledAt)}</dd>
                  </div>
                )}
                <div>
                  <dt>{t('round_reference')}</dt>
                  <dd className={styles.reference}>{detail.roundId}</dd>
                </div>
              </dl>
              {detail.state === 'open' ? <p>{t('round_open_text')}</p> : null}
              {detail.voidReason ? <p>{t('round_void_reason', { reason: detail.voidReason })}</p> : null}
              {detail.demo ? <p>{t('round_demo')}</p> : null}
              <div className={styles.links}>
                {detail.checkUrl ? (
                  <ButtonLink variant="ink" href={detail.checkUrl} target="_blank" rel="noopener">
                    {t('round_check')}
                  </ButtonLink>
                ) : null}
                {detail.replayUrl ? (
                  <ButtonLink variant="paper" href={detail.replayUrl} target="_blank" rel="noopener">
                    {t('round_replay')}
                  </ButtonLink>
                ) : null}
              </div>
            </div>
          </article>
          <RoundLedger detail={detail} />
        </>
      ) : null}
    </div>
  );
}
