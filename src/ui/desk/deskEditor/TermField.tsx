import { useTranslation } from 'react-i18next';
import { gameCategory } from '../../../api/contract/play/game.ts';
import { type PromotionTerms, promotionTask } from '../../../api/contract/public/promotion.ts';
import type { EditorField } from '../../../machines/desk/deskEditor/deskEditor.events.ts';
import { gamesIn, withGame } from '../../../machines/desk/deskEditor/promotionTyped.ts';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { Field } from '../../kit/Field.tsx';
import { FieldNotes } from '../../kit/FieldNotes.tsx';
import { TextArea } from '../../kit/TextArea.tsx';
import { Select } from '../../list/Select.tsx';
import styles from './deskEditor.module.css';
import type { FormPartProps } from './editorProps.ts';

interface TermFieldProps extends FormPartProps {
  readonly field: EditorField;
  readonly kind: PromotionTerms['kind'];
}

/** One term of a promotion. */
export function TermField({ field, kind, ...parts }: TermFieldProps) {
  const { t } = useTranslation();
  const { typed, readOnly, errorOf, fill } = parts;
  const shared = { value: typed[field], readOnly, error: errorOf(field), onChange: fill(field) };
  switch (field) {
    case 'task':
      return (
        <Select
          label={t('editor_task')}
          value={promotionTask.safeParse(typed.task).data ?? 'deposits'}
          options={promotionTask.options.map((id) => ({ id, label: t(`editor_task_${id}`) }))}
          disabled={readOnly}
          onChange={fill('task')}
        />
      );
    case 'prizes':
      return <TextArea label={t('editor_prizes')} hint={t('editor_prizes_hint')} rows={4} {...shared} />;
    case 'games':
      return <GameShares {...parts} />;
    case 'link':
      return (
        <Field
          label={t('editor_link')}
          hint={t('editor_link_hint')}
          maxLength={101}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...shared}
        />
      );
    case 'amount':
    case 'least': {
      const isTask = kind === 'task';
      const label =
        field === 'amount'
          ? t('editor_amount')
          : t(kind === 'deposit' ? 'editor_least_deposit' : isTask ? 'editor_least_task' : 'editor_least_raffle');
      return <Field label={label} inputMode="decimal" autoComplete="off" maxLength={20} {...shared} />;
    }
    case 'percent':
    case 'wagering':
    case 'days':
    case 'newDays':
      return (
        <Field
          label={t(`editor_${field}`)}
          hint={t(`editor_${field}_hint`)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          {...shared}
        />
      );
    default:
      return null;
  }
}

/** Which games count towards the wagering, and how much of each bet; none chosen: all whole. */
function GameShares({ typed, readOnly, errorOf, fill }: FormPartProps) {
  const { t } = useTranslation();
  const games = gamesIn(typed.games);
  return (
    <fieldset className={styles.games} aria-describedby="editor-games-notes">
      <legend>{t('editor_games')}</legend>
      <p className={styles.hint}>{t('editor_games_hint')}</p>
      {gameCategory.options.map((category) => {
        const share = games.find((game) => game.category === category)?.share;
        // Lotteries have two categories with one name.
        const name = category === 'ELOTT' ? t('editor_game_ELOTT') : t(`category_${category}`);
        return (
          <div key={category} className={styles.game}>
            <Checkbox
              label={name}
              checked={share !== undefined}
              aria-disabled={readOnly || undefined}
              onChange={(isOn) => fill('games')(withGame(typed.games, category, isOn ? '100' : null))}
            />
            {share === undefined ? null : (
              <Field
                label={t('editor_game_share', { game: name })}
                value={share}
                readOnly={readOnly}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                onChange={(value) => fill('games')(withGame(typed.games, category, value))}
              />
            )}
          </div>
        );
      })}
      <FieldNotes id="editor-games-notes" error={errorOf('games')} />
    </fieldset>
  );
}
