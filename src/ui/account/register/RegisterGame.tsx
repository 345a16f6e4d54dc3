import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { artPath } from '../../../api/contract/play/game.ts';
import styles from './register.module.css';
import type { RegisterActor } from './registerActor.ts';

/** The game that was wanted, and comes next (decision 060). Its name would cost a call; its art does not. */
export function RegisterGame({ actor }: { readonly actor: RegisterActor }) {
  const { t } = useTranslation();
  const gameId = useSelector(actor, ({ context }) => context.gameId);
  if (gameId === null) return null;
  return (
    <p className={styles.game}>
      <img className={styles.art} src={artPath(gameId)} alt="" width={26} height={32} />
      {t('register_game')}
    </p>
  );
}
