import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { convertMachine } from '../../machines/convert/convert.machine.ts';
import { type LotsProblem, mostOf, readLots, worthOf } from '../../machines/convert/convert.rules.ts';
import layout from '../centre/page.module.css';
import { Button } from '../kit/Button.tsx';
import { classes } from '../kit/classes.ts';
import { Field } from '../kit/Field.tsx';
import { Form } from '../kit/Form.tsx';
import { Money } from '../kit/Money.tsx';
import { formatMoney } from '../kit/money.ts';
import { Note } from '../kit/Note.tsx';
import { formatPoints } from '../kit/points.ts';
import { PaymentFailure } from '../money/PaymentFailure.tsx';
import { PaymentPasswordField } from '../money/PaymentPasswordField.tsx';
import { UnsureNote } from '../money/UnsureNote.tsx';

/** Points become money in the main wallet: how many, what they become, and the payment password (API-61). */
export function ConvertPanel({ actor }: { readonly actor: ActorRefFrom<typeof convertMachine> }) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { context } = state;
  const { pointsALot, moneyALot, typed, tried, failure, made } = context;
  const lot = formatPoints(pointsALot);
  const most = formatPoints(mostOf(context));
  const lots = readLots(context);
  const isStill = state.hasTag('busy');
  return (
    <Form
      className={classes(layout.panel, layout.narrow)}
      busy={isStill}
      onSubmit={() => actor.send({ type: 'convert.submit' })}
    >
      <h3>{t('convert_title')}</h3>
      <p className={layout.label}>{t('convert_text', { points: lot, amount: formatMoney(moneyALot) })}</p>
      {mostOf(context) === 0 ? <Note>{t('convert_few', { points: lot })}</Note> : null}
      {state.matches('unsure') ? (
        <UnsureNote
          what={
            'points' in lots
              ? `${t('points_count', { points: formatPoints(lots.points) })} → ${formatMoney(worthOf(lots.points, context))}`
              : ''
          }
          failure={failure}
          lookLabel={t('redeem_look')}
          onAgain={() => actor.send({ type: 'convert.again' })}
          onLook={() => actor.send({ type: 'convert.look' })}
        />
      ) : (
        <>
          <Field
            label={t('convert_points')}
            hint={t('convert_hint', { lot, most })}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            readOnly={isStill}
            error={tried && 'problem' in lots ? problemText(t, lots.problem) : null}
            onChange={(value) => actor.send({ type: 'convert.type', value })}
            aside={
              <Button
                variant="plain"
                size="small"
                disabled={!state.can({ type: 'convert.all' })}
                onClick={() => actor.send({ type: 'convert.all' })}
              >
                {t('amount_all')}
              </Button>
            }
          />
          <dl className={layout.facts}>
            <dt>{t('convert_amount')}</dt>
            <dd>{'points' in lots ? <Money amount={worthOf(lots.points, context)} /> : '–'}</dd>
          </dl>
          <PaymentPasswordField
            value={context.paymentPassword}
            tried={tried}
            readOnly={isStill}
            onChange={(value) => actor.send({ type: 'convert.typeSecret', field: 'paymentPassword', value })}
          />
          <PaymentFailure failure={failure} />
          {made === null ? null : (
            <Note tone="gain" role="status">
              {t('convert_done', { points: formatPoints(made.points), amount: formatMoney(made.amount) })}
            </Note>
          )}
          <Button type="submit" variant="primary" wide busy={state.matches('sending')} disabled={isStill}>
            {t('convert_submit')}
          </Button>
        </>
      )}
    </Form>
  );
}

function problemText(t: TFunction, problem: LotsProblem): string {
  switch (problem.kind) {
    case 'noLots':
      return t('convert_noLots', { lot: formatPoints(problem.lot) });
    case 'above':
      return t('convert_above', { most: formatPoints(problem.most) });
    default:
      return t('convert_noNumber');
  }
}
