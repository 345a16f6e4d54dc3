import { useTranslation } from 'react-i18next';
import type { BoardRow, MissionBoard } from '../../../api/contract/member/mission.ts';
import { limitByWagering } from '../../../api/contract/rules/limitByWagering.ts';
import { Avatar } from '../../art/Avatar.tsx';
import { classes } from '../../kit/classes.ts';
import { Money } from '../../kit/Money.tsx';
import { formatMoney } from '../../kit/money.ts';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';
import { formatWhole } from '../../kit/whole.ts';
import { readOf } from '../../page/pageView.ts';
import { Query } from '../../page/Query.tsx';
import { dateTimeText } from '../../site/clock/timeText.ts';
import styles from './missions.module.css';
import type { MissionsProps } from './missionsProps.ts';

/** The board of the week, with the reader's own row. */
export function BoardPanel(page: MissionsProps) {
  const { t } = useTranslation();
  return (
    <Query of={readOf(page, 'board')} failed={t('missions_board_failed')} lines={6}>
      {(board) => <Board board={board} />}
    </Query>
  );
}

function Board({ board }: { readonly board: MissionBoard }) {
  const { t } = useTranslation();
  const { list, own, to, prizes, wagering, paidAt } = board;
  const isBeyond = own !== null && !list.some((row) => row.own);
  return (
    <>
      <div className={styles.boardHead}>
        <h3 className={styles.boardTitle}>{t('missions_board')}</h3>
        <p className={styles.counted}>{t('missions_board_text', { time: dateTimeText(to - 60_000) })}</p>
        {prizes.length > 0 ? (
          <p className={styles.counted}>
            {t('missions_board_prizes', { places: prizes.length, time: dateTimeText(paidAt) })}{' '}
            {wagering > 0 ? t('missions_board_wagering', { wagering: formatWhole(wagering) }) : null}
          </p>
        ) : null}
      </div>
      {list.length === 0 ? (
        <p className={styles.nobody}>{t('missions_board_empty')}</p>
      ) : (
        <ol className={styles.board}>
          {list.map((row) => (
            <Place key={row.place} row={row} prize={prizeOf(board, row)} />
          ))}
          {isBeyond ? <Place row={own} prize={prizeOf(board, own)} /> : null}
        </ol>
      )}
    </>
  );
}

const prizeOf = ({ prizes, wagering }: MissionBoard, { place, validBet }: BoardRow): number =>
  limitByWagering(prizes[place - 1] ?? 0, wagering, validBet);

interface PlaceProps {
  readonly row: BoardRow;
  /** By the valid bets so far, 1/10,000 P; 0 for none. */
  readonly prize: number;
}

function Place({ row: { place, name, validBet, own }, prize }: PlaceProps) {
  const { t } = useTranslation();
  return (
    <li className={classes(styles.place, own && styles.own)}>
      <span className={styles.number}>
        <span aria-hidden="true">{place === 0 ? '–' : place}</span>
        <VisuallyHidden>{place === 0 ? t('missions_place_beyond') : t('missions_place', { place })}</VisuallyHidden>
      </span>
      <span className={styles.face}>
        <Avatar name={name} />
      </span>
      <span className={styles.player}>
        {own ? <strong>{t('missions_you')} </strong> : null}
        {name}
        {prize === 0 ? null : (
          <small className={styles.prize}> {t('missions_board_prize', { prize: formatMoney(prize) })}</small>
        )}
      </span>
      <Money amount={validBet} />
    </li>
  );
}
