import { useTranslation } from 'react-i18next';
import type { Mission } from '../../../api/contract/member/mission.ts';
import { pathOfCategory } from '../../../machines/play/games/games.rules.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { depositIcon, gamepadIcon, targetIcon } from '../../kit/icons/centre.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import styles from './missions.module.css';
import type { MissionsProps } from './missionsProps.ts';

const icons = { validBet: targetIcon, categories: gamepadIcon, deposits: depositIcon } as const;

/** A mission: what counts, how far it is, its reward, and what to do next. */
export function MissionRow({ mission, actor, state }: MissionsProps & { readonly mission: Mission }) {
  const { t } = useTranslation();
  const { id, kind, category, name, target, progress, reward, leastValidBet, validBet } = mission;
  const figure = (value: number) => (kind === 'categories' ? String(value) : formatMoney(value));
  const figures = { done: figure(progress), target: figure(target) };
  const counted =
    category === null
      ? t(`missions_counts_${kind}`)
      : t('missions_counts_category', { category: t(`bets_category_${category}`) });
  return (
    <li className={styles.mission}>
      <span className={styles.icon}>
        <Icon d={icons[kind]} />
      </span>
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.counted}>{counted}</p>
        <div className={styles.progress}>
          <progress
            className={styles.bar}
            data-done={progress >= target || undefined}
            max={target}
            value={progress}
            aria-label={t('missions_progress', { name, ...figures })}
          />
          <span className={styles.figures}>{t('missions_of', figures)}</span>
        </div>
        {leastValidBet === 0 ? null : (
          <p className={styles.counted}>
            {t('missions_and_bets', { done: formatMoney(validBet), target: formatMoney(leastValidBet) })}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <Money amount={reward} signed />
        <Way
          mission={mission}
          onClaim={() => actor.send({ type: 'missions.claim', id })}
          can={state.can({ type: 'missions.claim', id })}
        />
      </div>
    </li>
  );
}

interface WayProps {
  readonly mission: Mission;
  readonly can: boolean;
  readonly onClaim: () => void;
}

/** Claim, or where to go on. */
function Way({ mission: { state, kind, category, name }, can, onClaim }: WayProps) {
  const { t } = useTranslation();
  if (state === 'claimed') return <Badge tone="gain">{t('missions_claimed')}</Badge>;
  if (state === 'claimable') {
    return (
      <Button size="small" disabled={!can} aria-label={t('missions_claim_named', { name })} onClick={onClaim}>
        {t('missions_claim')}
      </Button>
    );
  }
  return kind === 'deposits' ? (
    <ButtonLink size="small" href="/member/depositv2">
      {t('missions_deposit')}
    </ButtonLink>
  ) : (
    <ButtonLink size="small" href={category === null ? '/rng' : pathOfCategory(category)}>
      {t('missions_play')}
    </ButtonLink>
  );
}
