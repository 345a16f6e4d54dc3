import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type BetResult, type BetRow, betCategory, betResult } from '../../../api/contract/play/bet.ts';
import type { betListMachine } from '../../../machines/play/bets/bets.machine.ts';
import type { roundPage } from '../../../machines/play/round/round.machine.ts';
import { Badge } from '../../kit/Badge.tsx';
import { Button } from '../../kit/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { chevronRightIcon } from '../../kit/icons/shell.ts';
import { Money } from '../../kit/Money.tsx';
import { ListDetail, type ListDetailActor } from '../../list/ListDetail.tsx';
import { optionsOf } from '../../list/ListFilters.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import type { ListActor } from '../../list/listState.ts';
import list from '../../site/centre/list.module.css';
import { dateTimeText } from '../../site/clock/timeText.ts';
import { Round } from '../round/Round.tsx';
import styles from './bets.module.css';

const tones = {
  won: { tone: 'gain' },
  lost: {},
  even: {},
  voided: { tone: 'accent' },
  open: { tone: 'accent' },
} as const satisfies Record<BetResult, object>;

interface BetsPart {
  readonly list: readonly BetRow[];
  readonly count: number;
  readonly stake: number;
  readonly validBet: number;
  readonly payout: number;
  readonly open: number;
}

/** The betting record (MEMBER-10): bets with stake, valid bet and payout; those of games open to their round. */
export function BetsPage({ actor }: { readonly actor: ListDetailActor }) {
  const { t } = useTranslation();
  return (
    <ListDetail
      actor={actor}
      list={(bets: ActorRefFrom<typeof betListMachine>) => <BetList actor={bets} />}
      detail={(round: ActorRefFrom<typeof roundPage.machine>) => <Round actor={round} />}
      failedTitle={t('bets_failed')}
    />
  );
}

/** The list of bets. Open rounds are announced over it, and listed on request. */
export function BetList({ actor }: { readonly actor: ListActor<BetsPart> }) {
  const { t } = useTranslation();
  return (
    <ListPage
      actor={actor}
      folds
      label={t('bets_list')}
      filters={[
        {
          name: 'category',
          as: 'select',
          label: t('bets_category'),
          options: optionsOf(['all', ...betCategory.options], (id) => t(`bets_category_${id}`)),
        },
        {
          name: 'result',
          as: 'select',
          label: t('bets_result'),
          options: optionsOf(['all', ...betResult.options], (id) => t(`bets_result_${id}`)),
        },
      ]}
      sums={({ stake, validBet, payout }) => [
        [t('bets_stake'), <Money key="stake" amount={stake} />],
        [t('bets_valid_bet'), <Money key="validBet" amount={validBet} />],
        [t('bets_payout'), <Money key="payout" amount={payout} />],
        [t('bets_net'), <Money key="net" amount={payout - stake} signed />],
      ]}
      rows={(rows) => (
        <ul className={classes(list.rows, styles.rows)}>
          {rows.map((row) => (
            <li key={row.id}>
              {row.game === null ? (
                <div className={classes(list.row, styles.row)}>
                  <BetFigures row={row} />
                </div>
              ) : (
                <button
                  type="button"
                  className={classes(list.row, styles.row)}
                  onClick={() => actor.send({ type: 'list.open', id: row.id })}
                >
                  <BetFigures row={row} />
                  <Icon d={chevronRightIcon} size="small" className={list.chevron} />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      head={({ open }) =>
        open === 0 ? null : (
          <p className={styles.open}>
            {t('bets_open_rounds', { count: open })}{' '}
            <Button size="small" onClick={() => actor.send({ type: 'list.filter', name: 'result', value: 'open' })}>
              {t('bets_open_show')}
            </Button>
          </p>
        )
      }
      emptyTitle={t('bets_empty')}
      emptyText={t('bets_empty_text')}
      failedTitle={t('bets_failed')}
    />
  );
}

function BetFigures({ row }: { readonly row: BetRow }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={styles.name}>
        <strong>{row.game ?? row.vendor}</strong>
        <small>{`${row.game === null ? t(`bets_category_${row.category}`) : row.vendor} · ${dateTimeText(row.settledAt)}`}</small>
      </span>
      <span className={styles.figures}>
        <small>{t('bets_stake')}</small>
        <Money amount={row.stake} />
      </span>
      <span className={styles.figures}>
        <small>{t('bets_payout')}</small>
        <Money amount={row.payout} />
      </span>
      <Badge {...tones[row.result]}>{t(`bets_result_${row.result}`)}</Badge>
    </>
  );
}
