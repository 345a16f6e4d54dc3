import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type QuantityProblem, quantityOf, quantityProblem } from '../../../machines/member/redeem/redeem.rules.ts';
import { Field } from '../../kit/Field.tsx';
import { IconButton } from '../../kit/IconButton.tsx';
import { minusIcon, plusIcon } from '../../kit/icons/centre.ts';
import { Points } from '../../kit/Points.tsx';
import { formatPoints } from '../../kit/points.ts';
import layout from '../../site/centre/page.module.css';
import { RewardPicture } from '../pointMall/RewardPicture.tsx';
import styles from './redeem.module.css';
import type { RedeemProps } from './redeemProps.ts';

/** Reward, quantity and total price. */
export function Quantity({ actor, state }: RedeemProps) {
  const { t } = useTranslation();
  const { context } = state;
  const { reward, points, typed, tried } = context;
  const { total } = quantityOf(context);
  const problem = quantityProblem(context);
  const isKnown = problem === null || problem.kind === 'short';
  const step = (by: 1 | -1) => ({ type: 'redeem.step', by }) as const;
  return (
    <>
      <div className={styles.what}>
        <div className={styles.picture}>
          <RewardPicture picture={reward.picture} />
        </div>
        <div>
          <h3 className={styles.name}>{reward.name}</h3>
          <p className={layout.label}>
            {t('redeem_each', { points: formatPoints(reward.points), count: reward.points })}
          </p>
        </div>
      </div>
      <Field
        className={styles.quantity}
        label={t('redeem_quantity')}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        readOnly={!state.matches('typing')}
        error={problem && (tried || problem.kind !== 'noNumber') ? problemText(t, problem) : null}
        lead={
          <IconButton
            icon={minusIcon}
            label={t('redeem_less')}
            disabled={!state.can(step(-1))}
            onClick={() => actor.send(step(-1))}
          />
        }
        aside={
          <IconButton
            icon={plusIcon}
            label={t('redeem_more')}
            disabled={!state.can(step(1))}
            onClick={() => actor.send(step(1))}
          />
        }
        onChange={(value) => actor.send({ type: 'redeem.type', value })}
      />
      <dl className={layout.facts}>
        <dt>{t('redeem_total')}</dt>
        <dd>{isKnown ? <Points points={total} className={styles.strong} /> : '–'}</dd>
        <dt>{t('redeem_after')}</dt>
        <dd>{problem === null ? <Points points={points - total} /> : '–'}</dd>
      </dl>
    </>
  );
}

function problemText(t: TFunction, problem: QuantityProblem): string {
  switch (problem.kind) {
    case 'above':
      return t('redeem_above', { most: problem.most });
    case 'short':
      return t('redeem_short', { points: formatPoints(problem.points), count: problem.points });
    default:
      return t(`redeem_${problem.kind}`);
  }
}
